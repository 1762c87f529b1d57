import { z } from 'zod';
import type { IdentityRequest, IdentityService, IdentityStart } from './identityService';
import { createKeySet, readIdentityToken } from './readIdentityToken';

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

/** Nafath's contract over HTTP (rules 10.6): two keys in headers, JSON bodies, errors by their code. */
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
