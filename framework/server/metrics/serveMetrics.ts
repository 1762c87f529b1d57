import { once } from 'node:events';
import { createServer } from 'node:http';
import { errorCode } from '#framework/base/objects';
import { ConfigurationError } from '../config/serverConfig';
import type { Metrics } from './metrics';

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves the measures at `/metrics`, on an address of their own: they are not for the public.
 * @throws ConfigurationError where another program listens there
 * @returns its port, and what ends it
 */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: Address,
): Promise<{ readonly port: number; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw errorCode(error) === 'EADDRINUSE' ? new ConfigurationError(taken) : error;
  });
  metrics.measureProcess();
  const address = server.address();
  return {
    port: address !== null && typeof address === 'object' ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const taken =
  'منفذ القياسات مستخدم من برنامج آخر؛ عيّن METRICS_PORT لمنفذ آخر.\n' +
  'Another program listens on the port of the metrics: set METRICS_PORT to another one.';
