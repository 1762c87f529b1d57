import { createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

const jwkSet = z.object({
  keys: z.array(z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() })),
});

/** Unknown key ids come from whoever posts a token; they may not make us ask the service more often than this. */
const pauseMs = 60_000;

export interface KeySet {
  /** Null for a key that the service does not publish. */
  find(kid: string): Promise<KeyObject | null>;
}

/** The service's published keys, kept; read anew when a token names one that is not among them. */
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
