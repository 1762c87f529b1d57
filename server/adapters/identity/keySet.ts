import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const jwkSet = z.object({
  keys: z.array(z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() })),
});

/** Shortest time between two reads for an unknown key id: ids come from any caller who posts a token. */
const pauseMs = 60_000;

export interface KeySet {
  /** Null for a key that the service does not publish. */
  find(kid: string): Promise<KeyObject | null>;
}

/** Published keys of the service, cached; read anew when a token names one that is not among them. */
export function createKeySet(read: () => Promise<unknown>, clock: () => Date): KeySet {
  let known = new Map<string, KeyObject>();
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    async find(kid) {
      const now = clock().getTime();
      if (!known.has(kid) && now - readAt > pauseMs) {
        const { keys } = jwkSet.parse(await read());
        known = new Map(keys.map((key) => [key.kid, createPublicKey({ key, format: 'jwk' })]));
        readAt = now;
      }
      return known.get(kid) ?? null;
    },
  };
}
