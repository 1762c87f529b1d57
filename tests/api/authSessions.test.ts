import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { SessionView } from 'sijil/contract/sessionViews';
import { users } from '../../server/db/schema/users';
import { describeDevice } from 'sijil/server/signIn/registerSessions';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole, openSession } from '../support/people';
import { pass } from './authFixture';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const open = (userId: string, userAgent: string, ip: string) => openSession(test, userId, { ip, userAgent });
const list = async (token: string) => (await call<SessionView[]>(test, 'sessions.list', { token })).body;

describe('a person’s own sessions', () => {
  it('are listed with device and IP address, and the current one is marked', async () => {
    const { id, token } = await asRole(test, 'supervisor');
    await open(id, iphone, '203.0.113.5');
    const rows = await list(token);
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ current }) => current)).toHaveLength(1);
    expect(rows.find(({ current }) => !current)).toMatchObject({
      browser: 'Safari 18',
      system: 'iOS',
      device: 'phone',
      ip: '203.0.113.5',
    });
    expect(JSON.stringify(rows)).not.toContain('tokenHash');
  });

  it('can be ended one by one, or all others at once', async () => {
    const { id, token } = await asRole(test, 'client');
    const phone = await open(id, iphone, '203.0.113.5');
    const office = await open(id, chrome, '203.0.113.6');
    const other = (await list(token)).find(({ browser }) => browser === 'Safari 18');
    await call(test, 'sessions.end', { token, params: { id: String(other?.id) } });
    expect((await call(test, 'session.get', { token: phone })).status).toBe(401);
    expect((await call(test, 'session.get', { token: office })).status).toBe(200);
    await call(test, 'sessions.endOthers', { token });
    expect((await call(test, 'session.get', { token: office })).status).toBe(401);
    expect((await call(test, 'session.get', { token })).status).toBe(200);
  });

  it('cannot be ended by another person', async () => {
    const owner = await asRole(test, 'client');
    const stranger = await asRole(test, 'admin');
    const [session] = await list(owner.token);
    const answer = await call(test, 'sessions.end', {
      token: stranger.token,
      params: { id: String(session?.id) },
    });
    expect(answer.status).toBe(404);
    expect((await call(test, 'session.get', { token: owner.token })).status).toBe(200);
  });

  it('are no longer listed once they have expired', async () => {
    const { id, token } = await asRole(test, 'supervisor');
    pass(test, 20 * 86_400);
    await call(test, 'session.get', { token });
    await open(id, chrome, '203.0.113.6');
    pass(test, 29 * 86_400);
    const late = await open(id, chrome, '203.0.113.7');
    pass(test, 2 * 86_400);
    expect(await list(late)).toHaveLength(1);
  });

  it('of a deactivated or deleted person are refused', async () => {
    const { id, token } = await asRole(test, 'supervisor');
    await test.api.db.update(users).set({ active: false }).where(eq(users.id, id));
    expect((await call(test, 'session.get', { token })).status).toBe(401);
    await test.api.db
      .update(users)
      .set({ active: true, deletedAt: test.api.clock() })
      .where(eq(users.id, id));
    expect((await call(test, 'session.get', { token })).body).toMatchObject({ code: 'session_expired' });
  });
});

describe('the device of a session', () => {
  it.each([
    [chrome, { browser: 'Chrome 141', system: 'Windows', device: 'computer' }],
    [iphone, { browser: 'Safari 18', system: 'iOS', device: 'phone' }],
    [null, { browser: null, system: null, device: 'unknown' }],
    ['curl', { device: 'unknown' }],
  ])('is identified from the user agent: %s', (userAgent, named) => {
    expect(describeDevice(userAgent)).toMatchObject(named);
  });
});
