import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptLimits } from '#domain/auth/limits';
import { waitAfter } from 'sijil/base/accounts/attemptLimits';
import { attempts } from 'sijil/server/db/schema/users';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { pass, type Reply, withPassword } from './authFixture';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

async function tryFrom(address: string, email: string, password: string) {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    remoteAddress: address,
    headers: { 'accept-language': 'en' },
    payload: { email, password },
  });
  return {
    status: response.statusCode,
    retryAfter: Number(response.headers['retry-after'] ?? 0),
    body: response.json() as Reply,
  };
}

/** Row that counts an account's attempts from all addresses. */
function rowOfAccount(email: string) {
  const subject = createHash('sha256').update(email).digest('base64url');
  return { kind: 'signInAnywhere' as const, subject, address: '' };
}

describe('password guessing', () => {
  it('from one address has to wait longer after each attempt', () => {
    const waits = [1, 4, 5, 6, 7, 20].map((count) => waitAfter(attemptLimits.signIn, count));
    expect(waits).toEqual([0, 0, 15, 30, 60, 900]);
  });

  it('is refused from the sixth attempt on, even with the right password, until the wait is over', async () => {
    const { email } = await withPassword(test, 'client');
    for (let guess = 0; guess < 5; guess += 1)
      expect((await tryFrom('198.51.100.1', email, 'Wrong1234')).status).toBe(401);
    const refused = await tryFrom('198.51.100.1', email, 'Right1234');
    expect(refused).toMatchObject({ status: 429, retryAfter: 15 });
    expect(refused.body.message).toBe('Too many attempts. Try again in 15 seconds.');
    pass(test, 16);
    expect((await tryFrom('198.51.100.1', email, 'Right1234')).status).toBe(200);
  });

  it('does not lock out the owner at another address', async () => {
    const { email } = await withPassword(test, 'client');
    for (let guess = 0; guess < 20; guess += 1) await tryFrom('198.51.100.2', email, 'Wrong1234');
    expect((await tryFrom('198.51.100.2', email, 'Right1234')).status).toBe(429);
    expect((await tryFrom('203.0.113.9', email, 'Right1234')).status).toBe(200);
  });

  it('is counted from zero again after a successful sign-in', async () => {
    const { email } = await withPassword(test, 'client');
    for (let guess = 0; guess < 4; guess += 1) await tryFrom('198.51.100.3', email, 'Wrong1234');
    expect((await tryFrom('198.51.100.3', email, 'Right1234')).status).toBe(200);
    for (let guess = 0; guess < 4; guess += 1)
      expect((await tryFrom('198.51.100.3', email, 'Wrong1234')).status).toBe(401);
  });

  it('is throttled for unknown emails too, which are stored only as hashes', async () => {
    for (let guess = 0; guess < 5; guess += 1)
      await tryFrom('198.51.100.4', 'ghost@example.test', 'Wrong1234');
    expect((await tryFrom('198.51.100.4', 'ghost@example.test', 'Wrong1234')).status).toBe(429);
    const rows = await test.api.db.select().from(attempts).where(eq(attempts.address, '198.51.100.4'));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('ghost');
  });

  it('by a hundred simultaneous calls checks only five passwords', async () => {
    const { email } = await withPassword(test, 'client');
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => tryFrom('198.51.100.5', email, 'Wrong1234')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  it('without a pause for three hours checks twenty passwords, and the owner can still sign in', async () => {
    const { email } = await withPassword(test, 'client');
    let looked = 0;
    // Several attempts whenever a wait may be over; the test with a hundred calls covers larger floods.
    for (let second = 0; second < 10_000; second += 50) {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => tryFrom('198.51.100.6', email, 'Wrong1234')),
      );
      looked += answers.filter(({ status }) => status === 401).length;
      pass(test, 50);
    }
    expect(looked).toBe(20);
    expect((await tryFrom('203.0.113.7', email, 'Right1234')).status).toBe(200);
    // A thousand calls: the default timeout is too short on a busy machine, and an unfinished test would move the others'
    // clock.
  }, 60_000);

  it('from many addresses checks at most a hundred passwords; the owner’s known browser still gets in', async () => {
    const { email } = await withPassword(test, 'client');
    const signIn = (from: { address: string; cookie?: string }, password = 'Right1234') =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: from.address,
        headers: { ...(from.cookie && { cookie: from.cookie }) },
        payload: { email, password },
      });
    const first = await signIn({ address: '203.0.113.50' });
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);

    await test.api.db
      .insert(attempts)
      .values({ ...rowOfAccount(email), count: 98, lastAt: test.api.clock() })
      .onConflictDoNothing();
    const guesses = [];
    for (let guess = 0; guess < 5; guess += 1)
      guesses.push((await signIn({ address: `198.18.0.${guess}` }, 'Wrong1234')).statusCode);
    expect(guesses).toEqual([401, 401, 429, 429, 429]);

    expect((await signIn({ address: '198.18.7.7', cookie })).statusCode).toBe(200);
    expect((await signIn({ address: '198.18.7.8', cookie: cookie.replace('=', '=x') })).statusCode).toBe(429);
    const stranger = await withPassword(test, 'client');
    expect(stranger.email).not.toBe(email);
    const other = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      remoteAddress: '198.18.7.9',
      payload: { email: stranger.email, password: 'Right1234' },
    });
    expect(other.statusCode).toBe(200);
  });

  it('never has to wait longer because the clock was set back', async () => {
    const { email } = await withPassword(test, 'client');
    for (let guess = 0; guess < 5; guess += 1) await tryFrom('198.51.100.8', email, 'Wrong1234');
    pass(test, -3600);
    expect(await tryFrom('198.51.100.8', email, 'Right1234')).toMatchObject({ status: 429, retryAfter: 15 });
    pass(test, 16);
    expect((await tryFrom('198.51.100.8', email, 'Right1234')).status).toBe(200);
    pass(test, 3600);
  });

  it('is counted by the real address, not by the X-Forwarded-For header', async () => {
    const { email } = await withPassword(test, 'client');
    const guess = (made: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        remoteAddress: '198.51.100.77',
        headers: { 'x-forwarded-for': made },
        payload: { email, password: 'Wrong1234' },
      });
    for (let count = 1; count <= 5; count += 1) await guess(`192.0.2.${count}`);
    expect((await guess('192.0.2.99')).statusCode).toBe(429);
  });
});

describe('probing for email addresses with the forgotten-password form', () => {
  it('is refused after ten calls from one address; until then each gets the specified sentence', async () => {
    const ask = (name: number) =>
      call<Reply>(test, 'auth.forgotPassword', { body: { email: `n${name}@example.test` }, language: 'en' });
    for (let name = 0; name < 10; name += 1)
      expect((await ask(name)).body.message).toBe("We can't find a user with that email address.");
    expect((await ask(11)).status).toBe(429);
    pass(test, 3700);
  });

  it('mails one link a minute, however often it is requested', async () => {
    const { email } = await withPassword(test, 'client');
    const ask = () => call(test, 'auth.forgotPassword', { body: { email } });
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});
