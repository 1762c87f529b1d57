import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AccountTotalsView } from '#domain/api/profileViews';
import { auditEntries, sessions } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { resources } from '#resources';
import { deleteRecord } from 'sijil/server/resources/deleteRecord';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { formNamed } from '../support/formNamed';
import { asRole, openSession } from '../support/people';

type Person = Awaited<ReturnType<typeof asRole>>;
type Body = Record<string, unknown> & { id: string; code: string; errors: Record<string, string[]> };

let test: TestApp;
let admin: Person;
let cityId: string;
let serviceId: string;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await asRole(test, 'admin');
  const [city] = await test.api.db.select().from(tables.cities).limit(1);
  cityId = String(city?.id);
  const [service] = await test.api.db
    .insert(tables.services)
    .values({
      id: crypto.randomUUID(),
      active: true,
      requiresContractReview: false,
      subject: 'branch',
      billing: 'single',
      name: {
        ar: 'تفتيش',
        en: 'Inspection',
      },
      description: {
        ar: 'وصف',
        en: 'Text',
      },
      basePrice: 1e5,
      formId: await formNamed(test, 'restaurant_food_safety'),
    })
    .returning();
  serviceId = String(service?.id);
});
afterAll(() => test.close());

const status = (who: Person, active: boolean, by = admin) =>
  call<Body>(test, 'adminUsers.changeStatus', { token: by.token, params: { id: who.id }, body: { active } });
const sessionOf = async (who: Person) => (await call(test, 'session.get', { token: who.token })).status;
const auditOf = (id: string) => test.api.db.select().from(auditEntries).where(eq(auditEntries.recordId, id));

const supervisor = () => ({
  role: 'supervisor',
  name: 'ريم القحطاني',
  email: `reem-${crypto.randomUUID()}@example.test`,
  phone: '0501234567',
  emergencyPhone: '0501234568',
  country: 'السعودية',
  address: 'حي العليا',
  street: 'شارع التحلية',
  cityId,
  serviceIds: [serviceId],
});

describe('creating an account as an admin', () => {
  it('returns a one-time password once, emails it, and writes an audit entry', async () => {
    const person = supervisor();
    const made = await call<Body>(test, 'adminUsers.create', { token: admin.token, body: person });
    expect(made.status).toBe(201);
    const password = String(made.body['$oneTimePassword']);
    await test.runJobs();
    expect(test.mails.at(-1)).toMatchObject({ to: person.email, text: expect.stringContaining(password) });
    expect((await auditOf(made.body.id)).map(({ resource, action }) => [resource, action])).toEqual([
      ['supervisors', 'create'],
    ]);
  });

  it('validates the fields that the role’s own declaration requires', async () => {
    const { serviceIds: _, ...without } = supervisor();
    const refused = await call<Body>(test, 'adminUsers.create', { token: admin.token, body: without });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['serviceIds']]);
  });

  it('refuses roles that cannot be created here: branch managers, unknown roles and a missing role', async () => {
    for (const role of ['branch_manager', 'chief', undefined]) {
      const refused = await call<Body>(test, 'adminUsers.create', { token: admin.token, body: { role } });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['role']]);
    }
  });

  it('creates the admin type that was requested', async () => {
    const body = { role: 'admin_finance', name: 'سارة', email: 's@example.test', phone: '0501234567' };
    const made = await call<Body>(test, 'adminUsers.create', { token: admin.token, body });
    expect(made.body['role']).toBe('admin_finance');
  });
});

describe('updating and deleting an account as an admin', () => {
  it('changes fields of the role; refuses a stale version and an unknown field', async () => {
    const person = await asRole(test, 'supervisor');
    const change = (body: object) =>
      call<Body>(test, 'adminUsers.update', { token: admin.token, params: { id: person.id }, body });
    expect((await change({ version: 1, street: 'شارع العليا' })).body['street']).toBe('شارع العليا');
    expect((await change({ version: 1, street: 'شارع آخر' })).body.code).toBe('stale_version');
    expect((await change({ version: 2, level: 'lead' })).status).toBe(400);
  });

  it('succeeds repeatedly with the version returned by the last read', async () => {
    const made = await call<Body>(test, 'adminUsers.create', { token: admin.token, body: supervisor() });
    const asked = { token: admin.token, params: { id: made.body.id } };
    const read = async (path: string) => {
      const headers = { authorization: `Bearer ${admin.token}` };
      return (await test.app.inject({ url: `/api/v1/admin/users${path}`, headers })).json<unknown>();
    };
    const versionRead = async () => {
      const one = (await read(`/${made.body.id}`)) as Body;
      const [listed] = (await read(`?id=${made.body.id}`)) as Body[];
      expect(listed?.['version']).toBe(one['version']);
      return Number(one['version']);
    };
    for (const [street, version] of [
      ['شارع العليا', 1],
      ['شارع آخر', 2],
    ] as const) {
      expect(await versionRead()).toBe(version);
      const body = { version, street };
      expect((await call<Body>(test, 'adminUsers.update', { ...asked, body })).body['street']).toBe(street);
    }
    const query = { version: String(await versionRead()) };
    expect((await call(test, 'adminUsers.delete', { ...asked, query })).status).toBe(200);
  });

  it('refuses to edit a branch manager, whose details the client manages, but can delete them', async () => {
    const client = await asRole(test, 'client');
    const manager = await asRole(test, 'branch_manager', { clientId: client.id });
    const asked = { token: admin.token, params: { id: manager.id } };
    expect((await call<Body>(test, 'adminUsers.update', { ...asked, body: { version: 1 } })).body.code).toBe(
      'account_of_client',
    );
    expect((await call(test, 'adminUsers.delete', asked)).status).toBe(200);
    expect(await sessionOf(manager)).toBe(401);
  });

  it('deactivates a deleted account, stores when, and removes its sessions; a second deletion answers 404', async () => {
    const { db } = test.api;
    const person = await asRole(test, 'admin_operation');
    await openSession(test, person.id);
    const accountOf = async ({ id }: Person) => {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return [row?.active, row?.deletedAt, await db.$count(sessions, eq(sessions.userId, id))];
    };
    const bystander = await asRole(test, 'admin_operation');
    expect(await accountOf(person)).toEqual([true, null, 2]);
    const asked = { token: admin.token, params: { id: person.id } };
    expect((await call(test, 'adminUsers.delete', asked)).status).toBe(200);
    expect(await accountOf(person)).toEqual([false, test.api.clock(), 0]);
    expect(await accountOf(bystander)).toEqual([true, null, 1]);
    expect(await sessionOf(person)).toBe(401);
    expect((await call(test, 'adminUsers.delete', asked)).status).toBe(404);
  });

  it('refuses an admin’s own account through every endpoint', async () => {
    const asked = { token: admin.token, params: { id: admin.id } };
    expect((await call<Body>(test, 'adminUsers.delete', asked)).body.code).toBe('own_account');
    expect((await status(admin, false)).body.code).toBe('own_account');
    expect((await call<Body>(test, 'adminUsers.changePassword', asked)).body.code).toBe('own_account');
    for (const request of [
      { method: 'PATCH' as const, payload: { version: 1, active: false } },
      { method: 'DELETE' as const },
    ]) {
      const answer = await test.app.inject({
        ...request,
        url: `/api/v1/admins/${admin.id}`,
        headers: { authorization: `Bearer ${admin.token}` },
      });
      expect(answer.json<Body>().code).toBe('own_account');
    }
    expect(await sessionOf(admin)).toBe(200);
  });
});

describe('an account’s status', () => {
  it('ends the sessions of a deactivated person, and every change is in the audit log', async () => {
    const person = await asRole(test, 'supervisor');
    expect((await status(person, false)).body['active']).toBe(false);
    expect(await sessionOf(person)).toBe(401);
    expect((await status(person, true)).body['active']).toBe(true);
    expect((await auditOf(person.id)).map(({ changes }) => changes)).toEqual([
      { active: { from: true, to: false } },
      { active: { from: false, to: true } },
    ]);
  });

  it('that does not change writes no audit entry', async () => {
    const person = await asRole(test, 'supervisor');
    expect((await status(person, true)).status).toBe(200);
    expect(await auditOf(person.id)).toEqual([]);
  });

  it('can be changed for a branch manager too', async () => {
    const client = await asRole(test, 'client');
    const manager = await asRole(test, 'branch_manager', { clientId: client.id });
    expect((await status(manager, false)).body['active']).toBe(false);
    expect(await sessionOf(manager)).toBe(401);
  });

  it('of the last active general admin cannot be lost by changing the role', async () => {
    const others = await test.api.db
      .select()
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.active, true)));
    expect(others.map(({ id }) => id)).toEqual([admin.id]);
    const demote = await call<Body>(test, 'adminUsers.update', {
      token: admin.token,
      params: { id: admin.id },
      body: { version: 1, role: 'admin_finance' },
    });
    expect(demote.body.code).toBe('last_admin');
  });

  it('of the last general admin cannot be deleted by an admin who was deactivated meanwhile', async () => {
    const { db } = test.api;
    const other = await asRole(test, 'admin');
    const actor = {
      userId: other.id,
      role: 'admin',
      clientId: null,
      branchIds: null,
      spendingLimit: null,
    } as const;
    const remove = () =>
      deleteRecord(test.api, { resource: resources.admins, actor, language: 'en' }, admin.id);
    const stored = async () => {
      const [row] = await db.select().from(users).where(eq(users.id, admin.id));
      return [row?.active, row?.deletedAt, await sessionOf(admin)];
    };
    await db.update(users).set({ active: false }).where(eq(users.id, other.id));
    await expect(remove()).rejects.toMatchObject({ code: 'last_admin', status: 409 });
    expect(await stored()).toEqual([true, null, 200]);
    expect(await auditOf(admin.id)).toEqual([]);
  });

  it('leaves one general admin active when two deactivate each other at the same moment', async () => {
    const [one, other] = [await asRole(test, 'admin'), await asRole(test, 'admin')];
    await test.api.db.update(users).set({ active: false }).where(eq(users.id, admin.id));
    const answers = await Promise.all([status(one, false, other), status(other, false, one)]);
    const left = await test.api.db
      .select()
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.active, true)));
    await test.api.db.update(users).set({ active: true }).where(eq(users.id, admin.id));
    expect(left).toHaveLength(1);
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1);
  });
});

describe('a password reset by an admin', () => {
  it('shows the password once, emails it, forces a change at sign-in, and ends every session', async () => {
    const person = await asRole(test, 'supervisor');
    const { body } = await call<Body>(test, 'adminUsers.changePassword', {
      token: admin.token,
      params: { id: person.id },
    });
    const password = String(body['$oneTimePassword']);
    expect(await sessionOf(person)).toBe(401);
    const [user] = await test.api.db.select().from(users).where(eq(users.id, person.id));
    const login = await call<{ user: { must_change_password: boolean } }>(test, 'auth.login', {
      body: { email: user?.email, password },
    });
    expect(login.body.user.must_change_password).toBe(true);
    await test.runJobs();
    expect(test.mails.at(-1)).toMatchObject({ to: user?.email, text: expect.stringContaining(password) });
    expect(JSON.stringify(await auditOf(person.id))).not.toContain(password);
    expect(await auditOf(person.id)).toHaveLength(1);
  });

  it('answers 404 for an unknown account', async () => {
    const { status: code } = await call(test, 'adminUsers.changePassword', {
      token: admin.token,
      params: { id: crypto.randomUUID() },
    });
    expect(code).toBe(404);
  });
});

describe('the account totals', () => {
  it('count active and inactive accounts per role, and leave out deleted ones', async () => {
    const totals = async () => {
      const { body } = await call<AccountTotalsView>(test, 'adminUsers.totals', { token: admin.token });
      const group = body.groups.find(({ role }) => role === 'inspector');
      return [group?.active, group?.inactive];
    };
    const boss = await asRole(test, 'supervisor');
    const [active = 0, inactive = 0] = await totals();
    const [first, second] = [
      await asRole(test, 'inspector', { supervisorId: boss.id }),
      await asRole(test, 'inspector', { supervisorId: boss.id }),
    ];
    await status(first, false);
    expect(await totals()).toEqual([active + 1, inactive + 1]);
    await call(test, 'adminUsers.delete', { token: admin.token, params: { id: second.id } });
    expect(await totals()).toEqual([active, inactive + 1]);
    expect(await test.api.db.select().from(sessions).where(eq(sessions.userId, second.id))).toEqual([]);
  });
});

describe('the lists of clients and admins', () => {
  it('accept only the filters and page sizes of their declarations', async () => {
    const client = await asRole(test, 'client');
    const list = (query: Record<string, string | number>) =>
      call<Body[]>(test, 'adminUsers.listClients', { token: admin.token, query });
    const found = await list({ id: client.id });
    expect([found.body.map(({ id }) => id), found.headers['x-total-count']]).toEqual([[client.id], '1']);
    expect((await list({ passwordHash: 'x' })).status).toBe(400);
    expect((await list({ _end: 10_000_000 })).status).toBe(400);
    const admins = await call<Body[]>(test, 'adminUsers.listAdmins', {
      token: admin.token,
      query: { role: 'admin' },
    });
    expect(admins.body.map(({ id }) => id)).toContain(admin.id);
  });

  it.each(['adminNationalities.list', 'adminClientTypes.list'] as const)(
    '%s includes inactive records, for general admins only',
    async (id) => {
      const list = await call<Body[]>(test, id, { token: admin.token, query: { active: 'true', _end: 5 } });
      expect(list.body.length).toBeGreaterThan(0);
      const finance = await asRole(test, 'admin_finance');
      expect((await call(test, id, { token: finance.token })).status).toBe(403);
    },
  );
});
