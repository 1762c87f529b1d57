import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxTokens } from '../../server/db/schema/messages';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test?.close());

const card = { name: 'Khalid Alotaibi', number: '4111111111111111', month: '12', year: '2030', cvc: '123' };

function post(path: string, payload: object, key?: string) {
  const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  const headers = key ? { authorization } : {};
  return test.app.inject({ method: 'POST', url: `/sandbox/gateway${path}`, headers, payload });
}

const tokenise = (changes: object = {}, key = test.api.config.cardGateway.publicKey) =>
  post('/v1/tokens', { ...card, ...changes }, key);

const charge = (id: string, token: string, amount = 115_000) =>
  test.api.gateway.create({
    id,
    amount,
    source: { token },
    description: 'R-1001',
    callbackUrl: 'http://localhost:3000/services/1?request=2',
    metadata: {},
  });

const tokenFor = async (number = card.number) => (await tokenise({ number })).json<{ id: string }>().id;

describe('the sandbox gateway', () => {
  it('exchanges a card for a token without storing the card number', async () => {
    const answer = await tokenise();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      id: expect.stringMatching(/^token_/),
      last_four: '1111',
      brand: 'visa',
    });
    const kept = await test.api.db.select().from(sandboxTokens);
    expect(JSON.stringify(kept)).not.toContain(card.number);
  });

  it('refuses a payment whose callback URL is not the merchant’s', async () => {
    const token = await tokenFor();
    const pay = (callback_url: string) =>
      post(
        '/v1/payments',
        {
          given_id: randomUUID(),
          amount: 100,
          currency: 'SAR',
          callback_url,
          source: { type: 'token', token },
        },
        test.api.config.cardGateway.secretKey,
      );
    for (const elsewhere of [
      'https://evil.test/',
      'http://localhost:3000.evil.test/',
      'http://localhost:3001/',
    ])
      expect((await pay(elsewhere)).json(), elsewhere).toMatchObject({
        errors: { callback_url: [expect.any(String)] },
      });
    expect((await pay('http://localhost:3000/services')).statusCode).toBe(201);
  });

  it.each([
    ['a name of one word', { name: 'Khalid' }, 'name'],
    ['a CVC of four digits', { cvc: '1234' }, 'cvc'],
    ['a month that does not exist', { month: '13' }, 'month'],
    ['a date that has passed', { month: '10', year: '2026' }, 'year'],
  ])('refuses %s', async (_, changes, field) => {
    const answer = await tokenise(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      type: 'validation_error',
      errors: { [field]: [expect.any(String)] },
    });
  });

  it('refuses a call without a key, and a payment with the public key', async () => {
    expect((await post('/v1/tokens', card)).statusCode).toBe(401);
    const { publicKey } = test.api.config.cardGateway;
    expect((await post('/v1/payments', {}, publicKey)).statusCode).toBe(401);
  });

  it('creates one payment for one id, and returns it again for a second call', async () => {
    const id = randomUUID();
    const first = await charge(id, await tokenFor());
    expect(first).toMatchObject({
      id,
      status: 'initiated',
      amount: 115_000,
      currency: 'SAR',
      lastFour: '1111',
    });
    const again = await charge(id, await tokenFor(), 999_900);
    expect(again).toMatchObject({ id, amount: 115_000 });
  });

  it('refuses an unknown token', async () => {
    expect(await charge(randomUUID(), 'token_invented')).toMatchObject({ status: 'failed' });
  });

  // The gateway's published amounts of Apple Pay's test mode, in halalas, at both ends of each range.
  it.each([
    [19_999, 'failed', 'UNSPECIFIED FAILURE'],
    [20_000, 'paid', 'APPROVED'],
    [30_000, 'paid', 'APPROVED'],
    [30_001, 'failed', 'UNSPECIFIED FAILURE'],
    [100_000, 'failed', 'UNSPECIFIED FAILURE'],
    [110_000, 'failed', 'UNSPECIFIED FAILURE'],
    [110_100, 'failed', 'INSUFFICIENT FUNDS'],
    [120_000, 'failed', 'INSUFFICIENT FUNDS'],
    [120_001, 'failed', 'UNSPECIFIED FAILURE'],
    [966_000, 'failed', 'UNSPECIFIED FAILURE'],
  ])('decides an Apple Pay payment of %i halalas at once: %s, %s', async (amount, status, message) => {
    const secret = test.api.config.cardGateway.secretKey;
    const body = {
      given_id: randomUUID(),
      amount,
      currency: 'SAR',
      source: { type: 'applepay', token: '{}' },
    };
    const answer = await post('/v1/payments', body, secret);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      id: body.given_id,
      status,
      source: {
        type: 'applepay',
        message,
        transaction_url: null,
      },
    });
  });

  // The cheapest order of the demo, one inside a refused range, and a year's package.
  it.each([63_250, 115_000, 310_500])(
    'pays or refuses %i halalas as chosen on its own sheet',
    async (amount) => {
      const pay = async (sandbox: string) =>
        (
          await post(
            '/v1/payments',
            {
              given_id: randomUUID(),
              amount,
              currency: 'SAR',
              source: { type: 'applepay', token: JSON.stringify({ sandbox }) },
            },
            test.api.config.cardGateway.secretKey,
          )
        ).json();
      expect(await pay('paid')).toMatchObject({ status: 'paid', amount });
      expect(await pay('refused')).toMatchObject({
        status: 'failed',
        source: { message: 'INSUFFICIENT FUNDS' },
      });
      expect(await pay('invented')).toMatchObject({ status: 'failed' });
    },
  );

  it('accepts an Apple Pay token only as JSON, and a card only with a callback URL', async () => {
    const pay = (source: object) =>
      post(
        '/v1/payments',
        { given_id: randomUUID(), amount: 25_000, currency: 'SAR', source },
        test.api.config.cardGateway.secretKey,
      );
    const wrong = await pay({ type: 'applepay', token: 'not json' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { type: 'validation_error' }]);
    const card = await pay({ type: 'token', token: await tokenFor() });
    expect([card.statusCode, Object.keys(card.json<{ errors: object }>().errors)]).toEqual([
      400,
      ['callback_url'],
    ]);
  });

  it('returns null for an unknown payment', async () => {
    expect(await test.api.gateway.fetch(randomUUID())).toBeNull();
  });

  it('shows the bank’s page in both languages without a script', async () => {
    const { transactionUrl } = await charge(randomUUID(), await tokenFor());
    const page = await test.app.inject({ url: new URL(String(transactionUrl)).pathname });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).toContain('تأكيد الدفع');
    expect(page.body).toContain('Approve');
    expect(page.body).not.toContain('<script');
  });

  it.each([
    ['4201320111111010', 'paid', 'APPROVED'],
    ['4201320000311101', 'failed', 'INSUFFICIENT FUNDS (51)'],
    ['4000000000000002', 'failed', 'UNSPECIFIED FAILURE (99)'],
  ])('after approval gives a payment with card %s the result %s', async (number, status, message) => {
    const id = randomUUID();
    await charge(id, await tokenFor(number));
    const response = await test.app.inject({
      method: 'POST',
      url: `/sandbox/gateway/3ds/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'decision=approve',
    });
    expect(response.statusCode).toBe(303);
    expect(Object.fromEntries(new URL(String(response.headers.location)).searchParams)).toEqual({
      request: '2',
      id,
      status,
      message,
    });
    expect(await test.api.gateway.fetch(id)).toMatchObject({ status, message });
  });

  it('decides a payment once: approval after refusal changes nothing', async () => {
    const id = randomUUID();
    await charge(id, await tokenFor());
    for (const decision of ['refuse', 'approve']) {
      await test.app.inject({
        method: 'POST',
        url: `/sandbox/gateway/3ds/${id}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `decision=${decision}`,
      });
    }
    expect(await test.api.gateway.fetch(id)).toMatchObject({ status: 'failed' });
  });
});
