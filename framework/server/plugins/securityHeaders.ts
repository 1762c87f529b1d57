import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { PageOrigins } from '../config/serverConfig';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** Browser features that the portal uses: location for a branch, camera for a photo, Apple Pay, the clipboard. */
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
 * Registers the security headers of every reply. They are the same for all, so helmet computes them once: its
 * Fastify plugin does so for every call, which was a quarter of the memory that a short reply took.
 */
export function registerSecurityHeaders(app: FastifyInstance, origins: PageOrigins): void {
  const headers = headersOf(origins);
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

function headersOf(origins: PageOrigins): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({ contentSecurityPolicy: contentSecurityPolicy(origins) })(request, response, (error) => {
    if (error) throw error as Error;
  });
  response.setHeader('permissions-policy', permissionsPolicy);
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}
