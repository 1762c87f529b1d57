import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../http/sessions';

/** A call a second apart from bursts: more than any person or page needs. */
const perMinute = 1200;

/**
 * Counts the API's calls per person, over all of their devices and addresses; by address only what strangers call. An
 * office behind one address is many people. Pages, assets, signed files and the health check are never counted.
 */
export async function registerRateLimits(app: FastifyInstance, sessions: Sessions): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => callerOf(request, sessions),
  });
}

/**
 * Caller for the rate limits: a valid token counts as its person. Calls with made-up tokens are counted for the address
 * that sends them, apart from its calls without one: they use up neither a signed-in person's limit nor the sign-in
 * page's.
 */
async function callerOf(request: FastifyRequest, sessions: Sessions): Promise<string> {
  const person = await sessions.personOf(request);
  if (person !== undefined) return `person ${person}`;
  const network = networkOf(request.ip);
  return request.headers.authorization === undefined ? `address ${network}` : `unknown at ${network}`;
}

/** Network of an address: the first half of IPv6, because every household has the second to itself. */
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
