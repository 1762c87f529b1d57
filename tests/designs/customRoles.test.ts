import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { customRole, type Narrowing } from 'sijil/schema/roles/customRoles';
import { explain } from 'sijil/schema/roles/explain';
import { holdsPrivilege } from 'sijil/server/db/actingRole';
import type { Database } from 'sijil/server/db/connect';
import { users } from '../../server/db/schema/users';
import { askAs } from 'sijil/testing/askAs';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { secondProcess } from '../support/secondProcess';
import { whileUncommitted } from '../support/whileUncommitted';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
interface Refusal {
  readonly code: string;
  readonly errors: Readonly<Record<string, string[]>>;
}

let test: TestApp;
let admin: string;
let adminId: string;
const ask = askAs(
  () => test,
  () => admin,
);
const as = (token: string) =>
  askAs(
    () => test,
    () => token,
  );

beforeAll(async () => {
  test = await buildTestApp();
  await test.app.ready();
  ({ token: admin, id: adminId } = await asRole(test, 'admin'));
  await asRole(test, 'client', { profileCompleted: true });
});
afterAll(() => test.close());

let roles = 0;
async function role(base: string, narrowing: Partial<Narrowing>) {
  roles += 1;
  const { body } = await ask<Row>('POST', '/custom-roles', {
    payload: {
      name: { ar: `دور ${roles}`, en: `Role ${roles}` },
      base,
      narrowing: { records: {}, rights: [], menu: [], home: null, ...narrowing },
    },
  });
  return body;
}

/** A person with a base role and a custom role. */
async function holder(base: 'admin' | 'admin_finance' | 'admin_operation' | 'supervisor', roleId: string) {
  const person = await asRole(test, base);
  await give(person.id, roleId);
  return { ...person, ask: as(person.token) };
}

async function untilTwoWait(db: Database): Promise<void> {
  const waiting = () =>
    db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  await expect.poll(async () => (await waiting()).rows.length, { timeout: 5_000 }).toBe(2);
}

async function give(id: string, customRoleId: string | null) {
  await test.api.db.update(users).set({ customRoleId }).where(eq(users.id, id));
}

describe('a custom role', () => {
  it('has every right of its base role that it does not remove', async () => {
    const whole = await role('admin', {});
    const { ask: asHolder } = await holder('admin', whole.id);
    for (const path of ['/clients', '/branches', '/cities', '/requests', '/services'])
      expect([path, (await asHolder('GET', `${path}?_start=0&_end=5`)).status]).toEqual([path, 200]);
  });

  it('without read access closes lists, records, exports, summaries, search and history of a type', async () => {
    const { id } = await role('admin', { records: { clients: { read: 'nothing' } } });
    const { ask: asHolder } = await holder('admin', id);
    const { body: clients } = await ask<Row[]>('GET', '/clients?_start=0&_end=1');
    const client = clients[0]?.id ?? '';
    expect(client).not.toBe('');
    for (const path of [
      '/clients',
      `/clients/${client}`,
      `/clients/${client}/history`,
      '/clients/export?format=csv',
      '/clients/summary?_group=active',
    ])
      expect([path, (await asHolder('GET', path)).status]).toEqual([path, 403]);
    const found = await asHolder<Row[]>('GET', '/console/search?q=client');
    expect(found.body.filter((one) => one['resource'] === 'clients')).toEqual([]);
    const written = await asHolder('PATCH', `/clients/${client}`, { payload: { version: 1 } });
    expect(written.status).toBe(403);
  });
});

const fieldsInSession = async (asPerson: typeof ask) => {
  const { body } = await asPerson<{ design: { fields: { name: string }[] } }>('GET', '/session');
  return body.design.fields.map(({ name }) => name);
};

describe('a field hidden by a custom role', () => {
  it('is absent from records, lists, filters, sorting, searches, exports, summaries and the session, and cannot be written', async () => {
    const { id } = await role('admin', { records: { clients: { fields: { phone: 'hidden' } } } });
    const { ask: asHolder } = await holder('admin', id);
    const { body: whole } = await ask<Row[]>('GET', '/clients?_start=0&_end=5');
    const phone = String(whole[0]?.['phone']);
    expect(phone).toMatch(/^\+9665/);
    const list = await asHolder<Row[]>('GET', '/clients?_start=0&_end=5');
    expect(list.body).toHaveLength(whole.length);
    expect(list.text).not.toContain(phone);
    expect((await asHolder('GET', `/clients?phone=${encodeURIComponent(phone)}`)).status).toBe(400);
    expect((await asHolder('GET', '/clients?_sort=phone&_order=asc')).status).toBe(400);
    expect((await asHolder('GET', '/clients/summary?_group=phone')).status).toBe(400);
    expect((await asHolder<Row[]>('GET', `/clients?q=${phone.slice(-9, -1)}`)).body).toEqual([]);
    expect((await asHolder('GET', '/clients/export?format=csv')).text).not.toContain(phone);
    const first = whole[0] as Row;
    const record = await asHolder<Row>('GET', `/clients/${first.id}`);
    expect([record.status, record.body.id]).toEqual([200, first.id]);
    expect(record.text).not.toContain(phone);
    expect((await ask('GET', `/clients/${first.id}`)).text).toContain(phone);
    // The session has the designed fields that the person may read; the declared ones are not in it.
    const field = { resource: 'clients', label: { ar: 'ملاحظة سرية', en: 'Secret note' }, kind: 'text' };
    expect((await ask('POST', '/custom-fields', { payload: field })).status).toBe(201);
    const { ask: asReader } = await holder('admin', (await role('admin', {})).id);
    expect(await fieldsInSession(asReader)).toContain('secretNote');
    const { id: noteless } = await role('admin', {
      records: { clients: { fields: { secretNote: 'hidden' } } },
    });
    const limited = await holder('admin', noteless);
    const session = await limited.ask('GET', '/session');
    expect([session.status, session.body['role']]).toEqual([200, `custom:${noteless}`]);
    expect(await fieldsInSession(limited.ask)).not.toContain('secretNote');
    expect(await fieldsInSession(ask)).toContain('secretNote');
    const written = await asHolder('PATCH', `/clients/${first.id}`, {
      payload: { version: first.version, phone: '+966501112233' },
    });
    expect(written.status).toBe(403);
  });

  it('leaves a field that is added later hidden too, until the role itself shows it', async () => {
    const narrow = await role('admin', { records: { cities: { fields: { stateId: 'hidden' } } } });
    const wide = await role('admin', { records: { branches: { fields: { street: 'hidden' } } } });
    const { ask: asNarrow } = await holder('admin', narrow.id);
    const { ask: asWide } = await holder('admin', wide.id);
    const label = { ar: 'عدد السكان', en: 'Population' };
    const field = { resource: 'cities', label, kind: 'integer' };
    const { body: added } = await ask<Row>('POST', '/custom-fields', { payload: field });
    const isRead = async (as: typeof ask) =>
      Object.hasOwn((await as<Row[]>('GET', '/cities?_start=0&_end=1')).body[0] ?? {}, String(added['name']));
    expect([await isRead(ask), await isRead(asWide), await isRead(asNarrow)]).toEqual([true, true, false]);

    const path = `/custom-roles/${narrow.id}`;
    const { body: stored } = await ask<Row & { narrowing: Narrowing }>('GET', path);
    expect([stored.version, stored.narrowing.records['cities']?.fields]).toEqual([
      narrow.version + 1,
      { stateId: 'hidden', [String(added['name'])]: 'hidden' },
    ]);
    const { body: history } = await ask<Row[]>('GET', `${path}/history`);
    expect(history.map(({ action }) => action)).toEqual(['update', 'create']);
    const shown = { ...stored.narrowing, records: { cities: { fields: { stateId: 'hidden' } } } };
    await ask('PATCH', path, { payload: { version: stored.version, narrowing: shown } });
    expect(await isRead(asNarrow)).toBe(true);
  });

  it('cannot be the field that names its records', async () => {
    const refused = await ask<Refusal>('POST', '/custom-roles', {
      payload: {
        name: { ar: 'بلا اسم', en: 'Nameless' },
        base: 'admin',
        narrowing: { records: { cities: { fields: { name: 'hidden' } } }, rights: [], menu: [], home: null },
      },
    });
    expect(refused.status).toBe(400);
    expect(refused.body.errors['narrowing']?.[0]).toContain('cannot be hidden');
  });
});

describe('the rights of a custom role other than those on records', () => {
  it('exclude the operations and privileges that the role removes', async () => {
    const { id } = await role('admin', { rights: ['templates.create', 'savedViews.share'] });
    const { ask: asHolder } = await holder('admin', id);
    const made = await asHolder('POST', '/templates', { payload: { kind: 'inspection', name: 'A' } });
    expect(made.status).toBe(403);
    const view = { list: 'cities', name: 'Ours', address: '', sharedWith: ['admin'] };
    expect((await asHolder('POST', '/console/views', { payload: view })).status).toBe(403);
    const own = await asHolder('POST', '/console/views', { payload: { ...view, sharedWith: [] } });
    expect(own.status).toBe(201);
  });

  it('never include changing people or roles', async () => {
    const { id } = await role('admin', {});
    const limited = await holder('admin', id);
    const staff = await asRole(test, 'supervisor');
    const path = `/supervisors/${staff.id}`;
    expect((await limited.ask('PATCH', path, { payload: { version: 1, customRoleId: null } })).status).toBe(
      403,
    );
    expect((await limited.ask('GET', path)).status).toBe(200);
    const changed = await limited.ask('PATCH', `/custom-roles/${id}`, { payload: { version: 1 } });
    expect(changed.status).toBe(403);
    expect((await limited.ask('POST', `/admin/users/${staff.id}/password`)).status).toBe(403);
    expect((await limited.ask('POST', '/sessions/see-as', { payload: { userId: staff.id } })).status).toBe(
      403,
    );
    expect((await limited.ask('POST', `/second-factor/${staff.id}/reset`)).status).toBe(403);
    // An automation acts with the rights of a declared role.
    expect((await limited.ask('GET', '/automations')).status).toBe(200);
    expect((await limited.ask('POST', '/automations', { payload: {} })).status).toBe(403);
  });

  it('never include automation runs and webhook deliveries, which repeat other records', async () => {
    const { id } = await role('admin', {});
    const limited = await holder('admin', id);
    for (const path of ['/automation-runs', '/webhook-deliveries', '/automation-runs/export'])
      expect([path, (await limited.ask('GET', path)).status]).toEqual([path, 403]);
    expect(explain(customRole(id), { resource: 'automationRuns' })).toMatchObject({ answer: 'refused' });
    expect(explain('admin', { resource: 'automationRuns' })).toMatchObject({ answer: 'allowed' });
  });

  it('end where the role is deleted or has another base role than its person', async () => {
    const { id } = await role('admin_finance', {});
    const { ask: asHolder } = await holder('admin', id);
    expect((await asHolder('GET', '/clients?_start=0&_end=1')).status).toBe(403);
    expect((await asHolder('GET', '/session')).status).toBe(200);
  });
});

describe('changing a custom role', () => {
  it('applies to the next call of another process, and a stale change is refused', async () => {
    const other = await secondProcess(test);
    const made = await role('admin', {});
    const { token } = await holder('admin', made.id);
    const inOther = async () =>
      (
        await other.app.inject({
          url: '/api/v1/clients?_start=0&_end=1',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    expect(await inOther()).toBe(200);
    const saved = await ask<Row>('PATCH', `/custom-roles/${made.id}`, {
      payload: {
        version: made.version,
        narrowing: { records: { clients: { read: 'nothing' } }, rights: [], menu: [], home: null },
      },
    });
    expect(saved.status).toBe(200);
    expect(await inOther()).toBe(403);
    const stale = await ask<Refusal>('PATCH', `/custom-roles/${made.id}`, {
      payload: { version: made.version, description: 'Somebody else’s' },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    await other.app.close();
  });

  it('can be previewed with the affected people, and lost and gained rights listed separately', async () => {
    const made = await role('admin', {
      rights: ['refunds.create'],
      records: { cities: { delete: 'nothing' } },
    });
    const person = await holder('admin', made.id);
    const preview = await ask('POST', '/roles/preview', {
      payload: {
        id: made.id,
        base: 'admin',
        narrowing: {
          records: { clients: { read: 'nothing' } },
          rights: ['refunds.create'],
          menu: [],
          home: null,
        },
      },
    });
    expect(preview.body).toMatchObject({
      people: { count: 1, names: [expect.stringContaining('admin')] },
      lost: [{ en: 'Clients: read' }],
      gained: [{ en: 'Cities: delete' }],
    });
    expect(person.id).not.toBe('');
  });
});

describe('the custom role of a person', () => {
  it('cannot be assigned to oneself or with another base role, nor deleted while in use', async () => {
    const made = await role('admin', {});
    const other = await role('supervisor', {});
    const staff = await asRole(test, 'admin');
    const set = (id: string, customRoleId: string) =>
      ask<Refusal>('PATCH', `/admins/${id}`, { payload: { version: 1, customRoleId } });
    const mismatch = await set(staff.id, other.id);
    expect([mismatch.status, Object.keys(mismatch.body.errors)]).toEqual([400, ['customRoleId']]);
    const own = await set(adminId, made.id);
    expect([own.status, Object.keys(own.body.errors)]).toEqual([400, ['customRoleId']]);
    expect((await set(staff.id, made.id)).status).toBe(200);
    expect((await as(staff.token)<Row>('GET', '/session')).body['role']).toBe(`custom:${made.id}`);
    const used = await ask<Refusal>('DELETE', `/custom-roles/${made.id}`, { payload: { version: 1 } });
    expect(used.status).toBe(409);
  });

  it('cannot be given to the last general admin, even if two give one to each other at once', async () => {
    const { id: customRoleId } = await role('admin', {});
    const [one, other] = [await asRole(test, 'admin'), await asRole(test, 'admin')];
    const { db } = test.api;
    const general = and(eq(users.role, 'admin'), isNull(users.customRoleId), eq(users.active, true));
    const others = await db
      .update(users)
      .set({ active: false })
      .where(and(general, notInArray(users.id, [one.id, other.id])))
      .returning({ id: users.id });
    const give = (by: typeof one, to: typeof one) =>
      as(by.token)<Refusal>('PATCH', `/admins/${to.id}`, { payload: { version: 1, customRoleId } });
    // Holds the lock of `accountHooks.ts`, so that both have written before either is checked.
    const [first, second] = await whileUncommitted(
      db,
      (tx) => tx.execute(sql`select pg_advisory_xact_lock(7312001)`),
      () => Promise.all([give(one, other), give(other, one)]),
      () => untilTwoWait(db),
    );
    const remaining = await db.select({ id: users.id }).from(users).where(general);
    await db
      .update(users)
      .set({ active: true })
      .where(
        inArray(
          users.id,
          others.map(({ id }) => id),
        ),
      );
    expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
    expect([first, second].find(({ status }) => status === 409)?.body.code).toBe('last_admin');
    expect(remaining).toEqual([{ id: first.status === 200 ? one.id : other.id }]);
  });

  it('applies when an admin views the portal as that person', async () => {
    const { id } = await role('admin', { records: { clients: { read: 'nothing' } } });
    const person = await holder('admin', id);
    const seen = await ask<{ token: { plain_text_token: string } }>('POST', '/sessions/see-as', {
      payload: { userId: person.id },
    });
    expect(seen.status).toBe(200);
    const asSeen = as(seen.body.token.plain_text_token);
    expect((await asSeen('GET', '/clients?_start=0&_end=1')).status).toBe(403);
    expect((await asSeen('GET', '/cities?_start=0&_end=1')).status).toBe(200);
  });
});

describe('the explanation of a right', () => {
  it('names the rule that allows or refuses it', async () => {
    const made = await role('admin_finance', {
      rights: ['refunds.create'],
      records: { payments: { fields: { amount: 'hidden' } } },
    });
    const person = await holder('admin_finance', made.id);
    const why = async (query: string) =>
      (await ask('GET', `/roles/explain?person=${person.id}&${query}`)).body;
    expect(await why('right=refunds.create')).toMatchObject({
      answer: 'refused',
      rule: {
        en: expect.stringMatching(
          /^Not allowed: the custom role “Role \d+” does not include: “Refund payments”\.$/,
        ),
      },
    });
    expect(await why('resource=payments&field=amount&action=read')).toMatchObject({
      answer: 'refused',
      rule: { en: expect.stringMatching(/^Hidden: the custom role/) },
    });
    expect(await why('resource=cities&action=create')).toMatchObject({
      answer: 'refused',
      rule: { en: 'Not allowed: the role “Finance admin” cannot create “Cities”.' },
    });
    expect((await ask('GET', '/roles/explain?role=admin&right=design')).body).toEqual({
      answer: 'allowed',
      rule: {
        ar: 'مسموح: للدور «مسؤول عام» صلاحية «تصميم الحقول والسجلات».',
        en: 'Allowed: the role “General admin” has the permission “Design fields and record types”.',
      },
    });
  });
});

describe('work for holders of a privilege', () => {
  it('is not assigned to people whose custom role removes the privilege', async () => {
    const without = await role('admin', { rights: ['tickets.answer'] });
    const limited = await holder('admin', without.id);
    const kept = await holder('admin', (await role('admin', {})).id);
    const found = await test.api.db
      .select({ id: users.id })
      .from(users)
      .where(holdsPrivilege('tickets.answer'));
    const ids = found.map(({ id }) => id);
    expect([adminId, kept.id, limited.id].map((id) => ids.includes(id))).toEqual([true, true, false]);
  });
});
