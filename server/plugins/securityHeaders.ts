import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/readConfig';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** Of a browser's powers those that the portal uses: the place of a branch, a photo, Apple Pay, the clipboard. */
const permissionsPolicy = [
  ...['geolocation', 'camera', 'payment', 'clipboard-write', 'fullscreen', 'web-share'].map(
    (power) => `${power}=(self)`,
  ),
  ...[
    'accelerometer',
    'autoplay',
    'bluetooth',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
  ].map((power) => `${power}=()`),
  ...['midi', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking', 'browsing-topics'].map(
    (power) => `${power}=()`,
  ),
].join(', ');

/**
 * What an answer may do in a browser, said with each of them. It is the same for all, so that helmet works it out once: its
 * plugin for Fastify does so for every call, which was a quarter of the memory that a short answer took.
 */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = headersOf(config);
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

function headersOf(config: Config): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({ contentSecurityPolicy: contentSecurityPolicy(config) })(request, response, (error) => {
    if (error) throw error as Error;
  });
  response.setHeader('permissions-policy', permissionsPolicy);
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}
