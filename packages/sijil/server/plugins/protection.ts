import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import type { PageOrigins } from '../config/serverConfig';
import rateLimit from '@fastify/rate-limit';
import type { Sessions } from '../http/sessions';

/** Features of browsers that a page may ask for: those of the portal first. */
const powers = [
  'geolocation',
  'camera',
  'payment',
  'clipboard-write',
  'fullscreen',
  'web-share',
  'accelerometer',
  'autoplay',
  'bluetooth',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
  'browsing-topics',
] as const;

/** Features that the portal uses: location for a branch, camera for a photo, Apple Pay, the clipboard. */
const portalPowers: readonly Power[] = [
  'geolocation',
  'camera',
  'payment',
  'clipboard-write',
  'fullscreen',
  'web-share',
];

type Power = (typeof powers)[number];
type Directives = Readonly<Record<string, readonly string[]>>;

/** Headers of the addresses below a path, in place of the portal's. */
export interface HeadersBelow {
  /** First segment of the addresses, such as `/field`. */
  readonly path: `/${string}`;
  /** Directives of the content policy. */
  readonly contentPolicy: Directives;
  /** Features of browsers that its pages use. */
  readonly powers: readonly Power[];
}

/**
 * Registers the security headers of every reply: those of the path that it is below, otherwise the portal's. They are
 * always the same, so helmet computes them once: its Fastify plugin does so for every call, which was a quarter of the memory
 * that a short reply took.
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  sources: ContentSources,
  below: readonly HeadersBelow[] = [],
): void {
  const portal = headersOf(contentSecurityPolicy(sources).directives, portalPowers);
  const own = below.map((one) => ({ path: one.path, headers: headersOf(one.contentPolicy, one.powers) }));
  app.addHook('onRequest', ({ url }, reply, done) => {
    const headers = own.find(({ path }) => isBelow(path, url))?.headers ?? portal;
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    // An operation whose answer is the same for everybody replaces it: anything else stays on no shared computer's disk.
    if (url.startsWith('/api/')) reply.raw.setHeader('cache-control', 'no-store');
    done();
  });
}

/** True for the path itself, and for addresses below it. */
const isBelow = (path: string, url: string) =>
  url.startsWith(path) && ['', '/', '?'].includes(url.charAt(path.length));

function headersOf(directives: Directives, allowed: readonly Power[]): [string, string][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const contentSecurityPolicy = { useDefaults: false, directives };
  helmet({ contentSecurityPolicy })(request, response, (error) => {
    if (error)
      throw error instanceof Error ? error : new Error('The headers could not be written.', { cause: error });
  });
  const permissions = powers.map((power) => `${power}=(${allowed.includes(power) ? 'self' : ''})`);
  response.setHeader('permissions-policy', permissions.join(', '));
  return response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]);
}

interface ContentSources extends PageOrigins {
  /** Hashes of the scripts in the built page (`inlineScripts`). */
  readonly scripts?: readonly string[];
}

/** Nothing from another site runs or is loaded; the browser connects only to this server and to the named services. */
export function contentSecurityPolicy({ pictures, services, scripts = [] }: ContentSources) {
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // antd writes its styles into the page at run time; scripts come only from this server or from the built page.
      styleSrc: ["'self'", "'unsafe-inline'"],
      scriptSrc: ["'self'", ...scripts],
      imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", ...services],
      frameSrc: ["'self'", 'blob:', ...services],
      frameAncestors: ["'self'"],
      formAction: ["'self'", ...services],
      objectSrc: ["'self'", 'blob:'],
      baseUri: ["'self'"],
      // Only the portal's own policy (packages/sijil/react/markup), and the purifier's, may turn a string into HTML or code.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ['default', 'dompurify'],
    },
  };
}

/** Returns the scripts that a built page contains, as sources of the content policy; none where no page was built. */
export function inlineScripts(page: string): string[] {
  if (!existsSync(page)) return [];
  return [...readFileSync(page, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * The API's reference is Swagger UI, alone on its page and without a session: its React writes styles and does not support
 * trusted types. It connects only to this server, over the scheme by which it was fetched: a portal at home has no https.
 */
export const referencePolicy = {
  'default-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
};

/** Limit of calls per minute, twenty a second: more than any person or page needs. */
const perMinute = 1200;

/**
 * Counts the API's calls per person, over all of their devices and addresses; calls of strangers only by address. One address of
 * an office may be many people. Pages, assets, signed files and the health check are never counted.
 */
export async function registerRateLimits(app: FastifyInstance, sessions: Sessions): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => callerOf(request, sessions),
  });
}

/**
 * Returns the caller for the rate limits: a valid token counts as its person. Calls with forged tokens are counted for their
 * address, separately from its calls without a token: they use up neither a signed-in person's limit nor that of the sign-in
 * page.
 */
async function callerOf(request: FastifyRequest, sessions: Sessions): Promise<string> {
  const person = await sessions.personOf(request);
  if (person !== undefined) return `person ${person}`;
  const network = networkOf(request.ip);
  return request.headers.authorization === undefined ? `address ${network}` : `unknown at ${network}`;
}

/** Network of an address: the first half of IPv6, because one subscriber has all addresses of the second half. */
function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4).join(':');
}
