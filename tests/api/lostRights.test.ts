import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessions } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { branchAssignments } from '../../server/db/schema/accounts';
import { tables } from '../../server/db/schema/declared';
import { asRole } from '../support/people';
import { order, buildOrdersFixture, type OrdersFixture, type Person } from './ordersFixture';

/** A revoked right is lost with the very next call: no answer relies on an earlier state of the session. */
let fixture: OrdersFixture;
let requestId: string;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  requestId = (await order(fixture)).body.id;
}, 120_000);
afterAll(() => fixture.test.close());

const db = () => fixture.test.api.db;
const get = async (url: string, { token }: Pick<Person, 'token'>) => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
  const answer = await fixture.test.app.inject({ url: `/api/v1${url}`, headers });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json<{ code?: string }>() };
};
/** Calls twice, so that the caller is in all caches of the process. */
const known = async (url: string, person: Pick<Person, 'token'>) => {
  await get(url, person);
  return get(url, person);
};
const places = () => ({
  list: '/inspections?_end=1',
  emptyList: '/inspections?status=cancelled',
  record: `/branches/${fixture.branchId}`,
  request: `/inspections/${requestId}`,
});

describe('a session that is cached by the process', () => {
  let admin: Person;
  beforeEach(async () => {
    admin = await asRole(fixture.test, 'admin');
    for (const url of Object.values(places())) expect((await known(url, admin)).status).toBe(200);
  });

  const refusals = {
    'an ended session': () => db().delete(sessions).where(eq(sessions.userId, admin.id)),
    'an expired session': () =>
      db().update(sessions).set({ expiresAt: fixture.test.api.clock() }).where(eq(sessions.userId, admin.id)),
    'a deactivated account': () => db().update(users).set({ active: false }).where(eq(users.id, admin.id)),
    'a deleted account': () =>
      db().update(users).set({ deletedAt: fixture.test.api.clock() }).where(eq(users.id, admin.id)),
  };

  it.each(Object.entries(refusals))('is refused everywhere after %s', async (_, happens) => {
    await happens();
    for (const url of Object.values(places())) {
      const { status, headers, body } = await get(url, admin);
      expect([status, body.code]).toEqual([401, 'session_expired']);
      // The number of rows is not revealed either.
      expect(
        Object.keys(headers).filter((name) => name.startsWith('x-total') || name.startsWith('x-page')),
      ).toEqual([]);
    }
  });

  it('must change its password first as soon as that is required', async () => {
    await db().update(users).set({ mustChangePassword: true }).where(eq(users.id, admin.id));
    for (const url of Object.values(places()))
      expect((await get(url, admin)).body.code).toBe('password_change_required');
  });

  it('has the rights of a new role at once, and no longer those of the old one', async () => {
    expect((await known('/admins', admin)).status).toBe(200);
    await db().update(users).set({ role: 'supervisor' }).where(eq(users.id, admin.id));
    expect((await get('/admins', admin)).body.code).toBe('forbidden');
    // The order has no visit yet, so that an inspector may not know of it.
    expect((await get(`/inspections/${requestId}`, admin)).status).toBe(404);
    await db().update(users).set({ role: 'admin' }).where(eq(users.id, admin.id));
    expect((await get('/admins', admin)).status).toBe(200);
    expect((await get(`/inspections/${requestId}`, admin)).status).toBe(200);
  });

  it('still answers 400 for an unknown parameter and 404 for an unknown branch', async () => {
    expect((await known('/inspections?nonsense=1', admin)).body.code).toBe('unknown_parameter');
    expect((await known(`/branches/${admin.id}`, admin)).status).toBe(404);
  });

  it('that ends amid many calls is refused in every call that starts afterwards', async () => {
    const url = places().list;
    const begun: Promise<{ status: number }>[] = [];
    const reading = Array.from({ length: 40 }, () => get(url, admin));
    const ended = db().delete(sessions).where(eq(sessions.userId, admin.id));
    begun.push(...Array.from({ length: 10 }, () => get(url, admin)));
    await ended;
    const after = await Promise.all(Array.from({ length: 40 }, () => get(url, admin)));
    expect(after.map(({ status }) => status)).toEqual(after.map(() => 401));
    for (const { status } of await Promise.all([...reading, ...begun])) expect([200, 401]).toContain(status);
  });
});

describe('a branch manager with a cached session', () => {
  it('can read the currently assigned branches only, and nothing while the company is deactivated', async () => {
    const { test, client, branchId } = fixture;
    const manager = await asRole(test, 'branch_manager', { clientId: client.id, branchIds: [branchId] });
    const branch = `/branches/${branchId}`;
    const order = `/client/inspections/${requestId}`;
    const total = async () => (await get('/client/inspections', manager)).headers['x-total-count'];
    expect((await known(branch, manager)).status).toBe(200);
    expect((await known(order, manager)).status).toBe(200);
    expect(await total()).toBe('1');

    await db().delete(branchAssignments).where(eq(branchAssignments.userId, manager.id));
    expect((await get(branch, manager)).status).toBe(404);
    expect((await get(order, manager)).status).toBe(404);
    expect(await total()).toBe('0');
    await db().insert(branchAssignments).values({ userId: manager.id, branchId });
    expect((await get(branch, manager)).status).toBe(200);
    expect((await get(order, manager)).status).toBe(200);
    expect(await total()).toBe('1');

    await db().update(users).set({ active: false }).where(eq(users.id, client.id));
    expect((await get(branch, manager)).status).toBe(401);
    expect((await get(order, manager)).status).toBe(401);
    await db().update(users).set({ active: true }).where(eq(users.id, client.id));
    expect((await get(branch, manager)).status).toBe(200);
  });
});

describe('the database queries of a cached session', () => {
  it('are two for a record or a request, and three for a page of a list', async () => {
    const admin = await asRole(fixture.test, 'admin');
    const asked = async (url: string) => {
      await known(url, admin);
      const sent = vi.spyOn(Client.prototype, 'query');
      await get(url, admin);
      const count = sent.mock.calls.length;
      sent.mockRestore();
      return count;
    };
    expect(await asked(places().record)).toBe(2);
    expect(await asked(places().request)).toBe(2);
    expect(await asked(places().list)).toBe(3);
  });

  it('still extend the session’s expiry when it is used later', async () => {
    const { token, id } = await asRole(fixture.test, 'client');
    const [before] = await db().select().from(sessions).where(eq(sessions.userId, id));
    await known(`/clients/${id}`, { token });
    fixture.test.setNow(new Date(fixture.test.api.clock().getTime() + 2 * 3_600_000));
    await known(`/clients/${id}`, { token });
    const [after] = await db().select().from(sessions).where(eq(sessions.userId, id));
    expect(Number(after?.expiresAt) - Number(before?.expiresAt)).toBe(2 * 3_600_000);
    expect(await db().select().from(tables.clients).where(eq(tables.clients.id, id))).toHaveLength(1);
  });
});
