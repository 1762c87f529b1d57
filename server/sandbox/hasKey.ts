import type { FastifyRequest } from 'fastify';

/** HTTP Basic with a key as the user and no password, as the gateway wants it. */
export function hasKey({ headers }: FastifyRequest, keys: readonly string[]): boolean {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return false;
  return keys.some((key) => Buffer.from(encoded, 'base64').toString() === `${key}:`);
}
