import { z } from 'zod';
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IdentityClaims, IdentityRequest, IdentityService, IdentityStart } from './identityService';

interface NafathOptions {
  /** Without `/api/v1`: `https://rabet-nafath.api.elm.sa`, its `/stg`, or the portal's own sandbox. */
  readonly url: string;
  readonly appId: string;
  readonly appKey: string;
  readonly audience: string;
  readonly clock: () => Date;
  readonly fetch?: typeof fetch;
}

interface Ask {
  readonly method?: 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const timeoutMs = 15_000;
const activeTransaction = '400-034-050';
const expiredTransaction = '400-034-051';

const started = z.object({ transId: z.string().min(1), random: z.coerce.string().regex(/^\d{1,2}$/) });
const statusAnswer = z.object({ status: z.enum(['WAITING', 'COMPLETED', 'REJECTED', 'EXPIRED']) });
const refusal = z.object({ code: z.string() });

/** HTTP client of Nafath (rules 10.6): two keys in headers, JSON bodies, errors by their code. */
export function createNafath(options: NafathOptions): IdentityService {
  const { appId, appKey, audience, clock, fetch: send = fetch } = options;
  const base = `${options.url.replace(/\/$/, '')}/api/v1/mfa`;
  const call = (path: string, init: Ask = {}) =>
    send(`${base}${path}`, {
      ...init,
      headers: { 'app-id': appId, 'app-key': appKey, 'content-type': 'application/json', ...init.headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
  const keys = createKeySet(async (): Promise<unknown> => accepted(await call('/jwk')), clock);
  return {
    async start({ nationalId, requestId, language, ip }: IdentityRequest) {
      const response = await call(
        `/request?${new URLSearchParams({ local: language, requestId }).toString()}`,
        {
          method: 'POST',
          headers: { 'x-forwarded-for': ip },
          body: JSON.stringify({ nationalId, service: 'OpenAccount' }),
        },
      );
      return toStart(response);
    },
    async status(transaction) {
      const { nationalId, transId, random } = transaction;
      const response = await call('/request/status', {
        method: 'POST',
        body: JSON.stringify({ nationalId, transId, random }),
      });
      if (response.status === 400 && (await codeOf(response)) === expiredTransaction) return 'EXPIRED';
      return statusAnswer.parse(await accepted(response)).status;
    },
    readToken: (token) => readIdentityToken(token, { keys, audience, now: clock() }),
  };
}

async function toStart(response: Response): Promise<IdentityStart> {
  if (response.status === 400 || response.status === 422) {
    const code = await codeOf(response);
    return { ok: false, reason: code === activeTransaction ? 'active' : 'refused' };
  }
  return { ok: true, ...started.parse(await accepted(response)) };
}

async function codeOf(response: Response): Promise<string> {
  const parsed = refusal.safeParse(await response.json().catch(() => null));
  return parsed.success ? parsed.data.code : '';
}

async function accepted(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  throw new Error(`the identity service answered ${response.status}`);
}

const jwkSet = z.object({
  keys: z.array(z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() })),
});

/** Shortest interval between two reads for an unknown key id: anybody can post a token with an invented id. */
const pauseMs = 60_000;

interface KeySet {
  /** Null for a key that the service does not publish. */
  find(kid: string): Promise<KeyObject | null>;
}

/** Published keys of the service, cached; refetched if a token names an unknown key. */
function createKeySet(read: () => Promise<unknown>, clock: () => Date): KeySet {
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

/** Attribute names vary by service (rules 10.6), so all known ones are read and none is required. */
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

/** Reads a signed identity token; null unless signature, audience and lifetime are valid. */
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
