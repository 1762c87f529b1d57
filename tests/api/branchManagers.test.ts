import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/db/schema/users';
import { hashPassword } from 'sijil/server/http/secrets';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, order, type OrdersFixture, type Person } from './ordersFixture';

let fixture: OrdersFixture;
let manager: Person;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  const { test, client, branchId } = fixture;
  manager = await asRole(test, 'branch_manager', { clientId: client.id, branchIds: [branchId] });
});
afterAll(() => fixture.test.close());

it('branch managers cannot read or filter by the company’s bank details', async () => {
  const { test, client } = fixture;
  const iban = 'SA0380000000608010167519';
  await test.api.db.update(tables.clients).set({ iban }).where(eq(tables.clients.id, client.id));
  const read = async ({ token }: Person) => {
    const profile = await call(test, 'clients.getProfile', { token, params: { userId: client.id } });
    const headers = { authorization: `Bearer ${token}` };
    const { payload } = await test.app.inject({ url: `/api/v1/clients/${client.id}`, headers });
    return JSON.stringify(profile.body) + payload;
  };
  expect(await read(client)).toContain(iban);
  const readable = await read(manager);
  expect(readable).toContain(client.id);
  expect(readable).not.toMatch(/iban|bankDocument/i);
  const filtered = await test.app.inject({
    url: `/api/v1/clients?iban=${iban}`,
    headers: { authorization: `Bearer ${manager.token}` },
  });
  expect(filtered.statusCode).toBe(400);
});

describe('deactivating a company', () => {
  it('blocks its branch managers too; reactivating it restores their access', async () => {
    const { test, client } = fixture;
    const { db } = test.api;
    const passwordHash = await hashPassword('Right1234');
    const [user] = await db.update(users).set({ passwordHash }).where(eq(users.id, manager.id)).returning();
    const signIn = () =>
      call<{ code: string }>(test, 'auth.login', {
        body: { email: String(user?.email), password: 'Right1234' },
      });
    const admin = await asRole(test, 'admin');
    const setActive = (active: boolean) =>
      call(test, 'adminUsers.changeStatus', {
        token: admin.token,
        params: { id: client.id },
        body: { active },
      });

    expect((await setActive(false)).status).toBe(200);
    const ordered = await order(fixture, {}, manager.token);
    expect(ordered.status).toBe(401);
    expect((await call(test, 'session.get', { token: manager.token })).status).toBe(401);
    expect(await signIn()).toMatchObject({ status: 403, body: { code: 'account_inactive' } });

    await setActive(true);
    expect((await signIn()).status).toBe(200);
    expect((await call(test, 'session.get', { token: manager.token })).status).toBe(200);
  });
});
