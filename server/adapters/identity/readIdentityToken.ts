import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import type { IdentityClaims } from './identityService';

const jwkSet = z.object({
  keys: z.array(z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() })),
});

/** Shortest time between two reads for an unknown key id: ids come from any caller who posts a token. */
const pauseMs = 60_000;

interface KeySet {
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

/** Only this algorithm: a token may not choose how it is verified (`none`, or our public key as an HMAC secret). */
const header = z.object({ alg: z.literal('RS256'), kid: z.string().max(200) });

/** Attribute names vary by service (rules 10.6), so all of the known ones are read and none is demanded. */
const payload = z.object({
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  transId: z.string(),
  status: z.enum(['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED']),
  nin: z.coerce.string().optional(),
  iqamaNumber: z.coerce.string().optional(),
  firstName: z.string().optional(),
  fatherName: z.string().optional(),
  secondName: z.string().optional(),
  thirdName: z.string().optional(),
  lastName: z.string().optional(),
  englishFirstName: z.string().optional(),
  englishLastName: z.string().optional(),
});

interface Judge {
  readonly keys: KeySet;
  readonly audience: string;
  readonly now: Date;
}

/** Reads a signed identity token; null unless signature, audience and lifetime all hold. */
export async function readIdentityToken(
  token: string,
  { keys, audience, now }: Judge,
): Promise<IdentityClaims | null> {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const read = header.safeParse(fromBase64Url(head));
  if (!read.success || more.length > 0) return null;
  const key = await keys.find(read.data.kid);
  if (!key) return null;
  const signed = Buffer.from(`${head}.${body}`);
  if (!verify('sha256', signed, key, Buffer.from(signature, 'base64url'))) return null;
  const claims = payload.safeParse(fromBase64Url(body));
  if (!claims.success) return null;
  const { aud, exp, transId, status, nin, iqamaNumber } = claims.data;
  if (![aud].flat().includes(audience) || exp * 1000 <= now.getTime()) return null;
  return { transId, status, nationalId: nin ?? iqamaNumber ?? null, name: nameIn(claims.data) };
}

function nameIn(claims: z.output<typeof payload>): string | null {
  const { firstName, fatherName, secondName, thirdName, lastName, englishFirstName, englishLastName } =
    claims;
  const arabic = [firstName, fatherName ?? secondName, thirdName, lastName];
  const name = (firstName ? arabic : [englishFirstName, englishLastName]).filter(Boolean).join(' ').trim();
  return name || null;
}

function fromBase64Url(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
