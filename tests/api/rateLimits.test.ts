import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp(undefined, { RATE_LIMIT: 'on' });
});
afterAll(() => test?.close());

interface Asked {
  readonly token?: string;
  readonly address?: string;
  readonly forwarded?: string;
  readonly url?: string;
}

async function ask({ token, address = '198.51.100.1', forwarded, url = '/api/v1/settings' }: Asked) {
  const { headers, statusCode } = await test.app.inject({
    url,
    remoteAddress: address,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    },
  });
  const left = headers['x-ratelimit-remaining'];
  return {
    status: statusCode,
    left: left === undefined ? null : Number(left),
    retryAfter: headers['retry-after'],
  };
}

describe('the limit of calls', () => {
  it('is each person’s own behind one address, and the same person’s from every address', async () => {
    const [one, other] = [await asRole(test, 'client'), await asRole(test, 'admin')];
    const usual = { url: '/api/v1/session', address: '198.51.100.2' };
    // The first call of a token is its address's: a token that opens nothing must not be a fresh limit.
    await ask({ ...usual, token: one.token });
    await ask({ ...usual, token: other.token });
    const first = (await ask({ ...usual, token: one.token })).left ?? 0;
    expect((await ask({ ...usual, token: other.token })).left).toBe(first);
    expect((await ask({ ...usual, token: one.token, address: '203.0.113.1' })).left).toBe(first - 1);
  });

  it('is the address’s for strangers, whatever token or header they make up', async () => {
    const from = { address: '198.51.100.3' };
    const first = (await ask(from)).left ?? 0;
    expect((await ask({ ...from, token: 'made-up-token-000000000000000001' })).left).toBe(first - 1);
    expect((await ask({ ...from, token: 'made-up-token-000000000000000002' })).left).toBe(first - 2);
    expect((await ask({ ...from, forwarded: '192.0.2.7' })).left).toBe(first - 3);
  });

  it('never counts the health check, pages, assets and files', async () => {
    for (const url of [
      '/api/v1/health',
      '/',
      '/assets/index.js',
      '/files/3f0e8a52-7a5e-4a3e-9b1e-5b1f0f6f2a11',
    ])
      expect((await ask({ url })).left, url).toBeNull();
  });

  it('is told with the seconds to wait, and opens nobody else’s door meanwhile', async () => {
    const crowd = { address: '198.51.100.4' };
    const answers = await Promise.all(
      Array.from({ length: 1201 }, () => ask({ ...crowd, url: '/api/v1/nothing' })),
    );
    expect(answers.every(({ left }) => left === null)).toBe(true);
    for (let call = 0; call < 1200; call += 100)
      await Promise.all(Array.from({ length: 100 }, () => ask({ ...crowd, url: '/api/v1/session' })));
    const refused = await ask({ ...crowd, url: '/api/v1/session' });
    expect(refused.status).toBe(429);
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect((await ask({ ...crowd, url: '/api/v1/health' })).status).toBe(200);
    expect((await ask({ address: '198.51.100.5' })).status).toBe(200);
  });
});

describe('behind a proxy that is named', () => {
  it('the people behind it are told apart, and only it is believed', async () => {
    const behind = await buildTestApp(undefined, { RATE_LIMIT: 'on', TRUST_PROXY: '10.0.0.0/8' });
    try {
      const left = async (remoteAddress: string, forwarded: string) =>
        Number(
          (
            await behind.app.inject({
              url: '/api/v1/settings',
              remoteAddress,
              headers: { 'x-forwarded-for': forwarded },
            })
          ).headers['x-ratelimit-remaining'],
        );
      const first = await left('10.1.1.1', '192.0.2.1');
      expect(await left('10.1.1.1', '192.0.2.2')).toBe(first);
      expect(await left('10.1.1.1', '192.0.2.1')).toBe(first - 1);
      expect(await left('192.168.1.5', '192.0.2.1')).toBe(first);
      expect(await left('192.168.1.5', '192.0.2.9')).toBe(first - 1);
    } finally {
      await behind.close();
    }
  });
});
