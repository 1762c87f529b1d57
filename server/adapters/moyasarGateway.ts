import { z } from 'zod';
import { appliedBrand } from 'sijil/server/db/followChanges';
import { type CardCharge, type CardGateway, type GatewayPayment, GatewayRefusal } from './cardGateway';

interface MoyasarOptions {
  /** Without `/v1`: `https://api.moyasar.com`, or the portal's own sandbox. */
  readonly url: string;
  readonly secretKey: string;
  readonly publicKey: string;
  /** Address of the portal: Apple Pay is registered for its domain. */
  readonly publicUrl: string;
  readonly fetch?: typeof fetch;
}

const timeoutMs = 20_000;

const paymentBody = z.object({
  id: z.string(),
  status: z.enum(['initiated', 'paid', 'failed', 'refunded', 'voided', 'authorized', 'captured', 'verified']),
  amount: z.number().int(),
  currency: z.string(),
  refunded: z.number().int().nullish(),
  source: z
    .object({
      company: z.string().nullish(),
      number: z.string().nullish(),
      message: z.string().nullish(),
      transaction_url: z.string().nullish(),
    })
    .nullish(),
});

const tokenBody = z.object({
  brand: z.string().nullish(),
  last_four: z.string(),
  month: z.coerce.string(),
  year: z.coerce.string(),
});

/** Apple's own object, passed to its sheet unchanged. */
const sessionBody = z.record(z.string(), z.unknown());

const refusalBody = z.object({ message: z.string().nullish() });

/**
 * Moyasar's payments over HTTP (rules 10.1, 10.2): Basic authentication with the secret key, amounts in halalas. A refused
 * card is an answer, not an error; after any error except GatewayRefusal, the payment may have happened.
 */
export function createMoyasarGateway({
  url,
  secretKey,
  publicKey,
  publicUrl,
  fetch: send = fetch,
}: MoyasarOptions): CardGateway {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
    send(`${url.replace(/\/$/, '')}/v1${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    async create(charge) {
      const response = await call('POST', '/payments', toRequest(charge));
      // A 400 means that nothing was created: the token or a field was wrong, and a retry does not change that.
      if (response.status === 400) return refused(charge, refusalBody.parse(await response.json()).message);
      return toPayment(await accepted(response));
    },
    async fetch(id) {
      const response = await call('GET', `/payments/${encodeURIComponent(id)}`);
      return response.status === 404 ? null : toPayment(await accepted(response));
    },
    async refund(id, amount) {
      return toPayment(
        await done(await call('POST', `/payments/${encodeURIComponent(id)}/refund`, { amount })),
      );
    },
    async void(id) {
      return toPayment(await done(await call('POST', `/payments/${encodeURIComponent(id)}/void`)));
    },
    async cardOf(token) {
      const response = await call('GET', `/tokens/${encodeURIComponent(token)}`);
      if (response.status === 404) return null;
      const { brand, last_four: lastFour, month, year } = tokenBody.parse(await accepted(response));
      return [brand ?? '', lastFour, `${month.padStart(2, '0')}/${year}`].join(' ');
    },
    async forget(token) {
      const response = await call('DELETE', `/tokens/${encodeURIComponent(token)}`);
      if (!response.ok && response.status !== 404)
        throw new Error(`the card gateway answered ${response.status}`);
    },
    async applePaySession(validationUrl) {
      const response = await call('POST', '/applepay/initiate', {
        validation_url: validationUrl,
        display_name: appliedBrand().name.en,
        domain_name: new URL(publicUrl).hostname,
        publishable_api_key: publicKey,
      });
      return sessionBody.parse(await accepted(response));
    },
  };
}

function toRequest({ id, amount, description, source, callbackUrl, metadata }: CardCharge) {
  return {
    given_id: id,
    amount,
    currency: 'SAR',
    description,
    callback_url: callbackUrl,
    metadata,
    source:
      'token' in source
        ? { type: 'token', token: source.token, '3ds': true }
        : { type: 'applepay', token: source.applePay },
  };
}

async function accepted(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  throw new Error(`the card gateway answered ${response.status}`);
}

/** Result of changing an existing payment: a 400 means that nothing was changed, and says why. */
async function done(response: Response): Promise<unknown> {
  if (response.status !== 400) return accepted(response);
  throw new GatewayRefusal(refusalBody.parse(await response.json()).message ?? 'refused');
}

function toPayment(body: unknown): GatewayPayment {
  const { id, status, amount, currency, refunded, source } = paymentBody.parse(body);
  return {
    id,
    status,
    amount,
    currency,
    refunded: refunded ?? 0,
    transactionUrl: source?.transaction_url ?? null,
    brand: source?.company ?? null,
    lastFour: source?.number?.slice(-4) ?? null,
    message: source?.message ?? null,
  };
}

function refused({ id, amount }: CardCharge, message: string | null | undefined): GatewayPayment {
  return {
    id,
    status: 'failed',
    amount,
    currency: 'SAR',
    refunded: 0,
    transactionUrl: null,
    brand: null,
    lastFour: null,
    message: message ?? null,
  };
}
