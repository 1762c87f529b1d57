import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from 'sijil/server/http/secrets';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp(undefined, { RATE_LIMIT: 'on' });
});
afterAll(() => test?.close());

const madeUp = (number: number) => `made-up-token-${String(number).padStart(18, '0')}`;

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

describe('the rate limit of API calls', () => {
  it('is counted per person, not per address', async () => {
    const [one, other] = [await asRole(test, 'client'), await asRole(test, 'admin')];
    const usual = { url: '/api/v1/session', address: '198.51.100.2' };
    const first = (await ask({ ...usual, token: one.token })).left ?? 0;
    expect((await ask({ ...usual, token: other.token })).left).toBe(first);
    expect((await ask({ ...usual, token: one.token, address: '203.0.113.1' })).left).toBe(first - 1);
  });

  it('is counted per address for strangers, whatever tokens or forwarding headers they send', async () => {
    const from = { address: '198.51.100.3' };
    const first = (await ask(from)).left ?? 0;
    expect((await ask({ ...from, token: madeUp(1) })).left).toBe(first);
    expect((await ask({ ...from, token: madeUp(2) })).left).toBe(first - 1);
    expect((await ask({ ...from, forwarded: '192.0.2.7' })).left).toBe(first - 1);
  });

  it('of an address exhausted with invented tokens does not affect signed-in people, even in a new process', async () => {
    const from = { address: '198.51.100.6', url: '/api/v1/session' };
    for (let first = 0; first < 1300; first += 100)
      await Promise.all(
        Array.from({ length: 100 }, (_, index) => ask({ ...from, token: madeUp(first + index) })),
      );
    expect((await ask({ ...from, token: madeUp(1) })).status).toBe(429);
    const person = await asRole(test, 'client');
    expect((await ask({ ...from, token: person.token })).status).toBe(200);
    expect((await ask({ address: from.address })).status).toBe(200);
    // Another process, or this one after a restart, that has never seen the token.
    const { rows } = await test.api.db.execute<{ id: string }>(
      sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
        select ${hashToken(madeUp(9999))}, user_id, created_at, last_seen_at, expires_at from sessions
        where user_id = ${person.id} limit 1 returning id`,
    );
    expect(rows).toHaveLength(1);
    expect((await ask({ ...from, token: madeUp(9999) })).status).toBe(200);
  });

  it('does not count the health check, pages, assets and files', async () => {
    for (const url of [
      '/api/v1/health',
      '/',
      '/assets/index.js',
      '/files/3f0e8a52-7a5e-4a3e-9b1e-5b1f0f6f2a11',
    ])
      expect((await ask({ url })).left, url).toBeNull();
  });

  it('refuses further calls with Retry-After, from that address only', async () => {
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

describe('a configured trusted proxy', () => {
  it('separates the people behind it, and other addresses’ forwarding headers are ignored', async () => {
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
