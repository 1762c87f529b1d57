import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Narrowing } from 'sijil/schema/roles/customRoles';
import { notifications } from '../../server/db/schema/messages';
import { auditEntries } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { addBranch } from '../api/ordersFixture';
import {
  buildInspectionsFixture,
  type InspectionsFixture,
  makeRequest,
  sendResults,
} from '../api/inspectionsFixture';
import { askAs } from 'sijil/testing/askAs';
import { asRole, openSession } from '../support/people';

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number };
interface Refusal {
  readonly code: string;
  readonly errors: Readonly<Record<string, string[]>>;
}
type Person = Awaited<ReturnType<typeof asRole>>;

let fixture: InspectionsFixture;
let admin: Person;
let manager: Person;
let secondBranch: string;
let request: string;
const as = ({ token }: Pick<Person, 'token'>) =>
  askAs(
    () => fixture.test,
    () => token,
  );

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  await fixture.test.app.ready();
  admin = await asRole(fixture.test, 'admin');
  const { client, branchId } = fixture;
  secondBranch = await addBranch(fixture.test, client.id);
  manager = await asRole(fixture.test, 'branch_manager', { clientId: client.id, branchIds: [branchId] });
  request = await makeRequest(fixture, 'inspection_completed', {
    score: 71.5,
    grade: 'C',
    total: 987_654,
    resultsSentAt: new Date('2026-11-20T07:00:00Z'),
  });
});
afterAll(() => fixture.test.close());

let made = 0;
async function role(
  base: 'client' | 'branch_manager' | 'supervisor' | 'admin',
  narrowing: Partial<Narrowing>,
) {
  made += 1;
  const { body } = await as(admin)<Row & Refusal>('POST', '/custom-roles', {
    payload: {
      name: { ar: `دور ${made}`, en: `Role ${made}` },
      base,
      narrowing: { records: {}, rights: [], menu: [], home: null, ...narrowing },
    },
  });
  return body;
}

async function give({ id }: Pick<Person, 'id'>, customRoleId: string | null): Promise<void> {
  await fixture.test.api.db.update(users).set({ customRoleId }).where(eq(users.id, id));
}

/** Calls as the company or its branch manager, with a custom role that has these limits. */
async function limited(person: Person, narrowing: Partial<Narrowing>) {
  const base = person === manager ? 'branch_manager' : 'client';
  await give(person, (await role(base, narrowing)).id);
  return as(person);
}

describe('the custom role of a company', () => {
  it('is assigned and removed by an admin in the company’s record, and cannot be deleted while in use', async () => {
    const { id } = await role('client', { rights: ['clientInspections.sharePost'] });
    const { body: before } = await as(admin)<Row>('GET', `/clients/${fixture.client.id}`);
    const set = (version: number, customRoleId: string | null) =>
      as(admin)<Row>('PATCH', `/clients/${fixture.client.id}`, { payload: { version, customRoleId } });
    const saved = await set(before.version, id);
    expect([saved.status, saved.body['customRoleId']]).toEqual([200, id]);
    expect((await as(fixture.client)<Row>('GET', '/session')).body['role']).toBe(`custom:${id}`);
    const used = await as(admin)<{ details: Row[] }>('DELETE', `/custom-roles/${id}?version=1`);
    expect([used.status, used.body.details]).toMatchObject([409, [{ resource: 'users', count: 1 }]]);
    expect((await set(saved.body.version, null)).status).toBe(200);
    expect((await as(fixture.client)<Row>('GET', '/session')).body['role']).toBe('client');
  });

  it('can be neither read nor changed by the company or its manager', async () => {
    const { id } = await role('client', {});
    await give(fixture.client, id);
    for (const person of [fixture.client, manager]) {
      const { status, body } = await as(person)<Row>('GET', `/clients/${fixture.client.id}`);
      expect([status, 'customRoleId' in body]).toEqual([200, false]);
      const payload = { version: body.version, customRoleId: null };
      expect((await as(person)('PATCH', `/clients/${fixture.client.id}`, { payload })).status).toBe(403);
      const asAccount = await as(person)('PATCH', `/admin/users/${fixture.client.id}`, { payload });
      expect(asAccount.status).toBe(403);
    }
    expect((await as(fixture.client)<Row>('GET', '/session')).body['role']).toBe(`custom:${id}`);
    await give(fixture.client, null);
  });

  it('cannot be removed by an admin with a custom role, who can still change other fields of the company', async () => {
    const desk = await asRole(fixture.test, 'admin');
    await give(desk, (await role('admin', {})).id);
    const { body: client } = await as(desk)<Row>('GET', `/clients/${fixture.client.id}`);
    const change = (values: object) =>
      as(desk)('PATCH', `/clients/${fixture.client.id}`, { payload: { version: client.version, ...values } });
    expect((await change({ customRoleId: null })).status).toBe(403);
    expect((await change({ employees: 31 })).status).toBe(200);
    const why = await as(admin)<{ answer: string }>(
      'GET',
      `/roles/explain?person=${desk.id}&resource=clients&field=customRoleId&action=update`,
    );
    expect(why.body).toMatchObject({
      answer: 'refused',
      rule: {
        en: 'Not allowed: no custom role can change “Custom role”, so that nobody widens their own permissions.',
      },
    });
  });
});

describe('the custom role of a branch manager', () => {
  const change = (payload: object, by: Person = admin) =>
    as(by)<Row & Refusal>('PATCH', `/admin/users/${manager.id}`, { payload });

  it('is assigned and removed by an admin in the user’s record, and audited', async () => {
    const { id } = await role('branch_manager', { rights: ['clientInspections.pay'] });
    const saved = await change({ customRoleId: id });
    expect([saved.status, saved.body['customRoleId']]).toEqual([200, id]);
    expect((await as(manager)<Row>('GET', '/session')).body['role']).toBe(`custom:${id}`);
    const log = await fixture.test.api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, manager.id));
    expect(log).toMatchObject([
      { resource: 'users', actorId: admin.id, changes: { customRoleId: { from: null, to: id } } },
    ]);
    const listed = await as(admin)<Row[]>('GET', `/admin/users?customRoleId_in=${id}`);
    expect(listed.body.map((one) => one.id)).toEqual([manager.id]);
    expect((await change({ customRoleId: null })).status).toBe(200);
    expect((await as(manager)<Row>('GET', '/session')).body['role']).toBe('branch_manager');
  });

  it('must have the manager’s base role, and is the only field of a manager that an admin may change', async () => {
    const other = await role('client', {});
    const misfit = await change({ customRoleId: other.id });
    expect([misfit.status, Object.keys(misfit.body.errors)]).toEqual([400, ['customRoleId']]);
    const nonsense = await change({ customRoleId: 'no id' });
    expect([nonsense.status, Object.keys(nonsense.body.errors)]).toEqual([400, ['customRoleId']]);
    const renamed = await change({ customRoleId: null, name: 'Somebody else' });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'account_of_client']);
    for (const by of [fixture.client, manager])
      expect((await change({ customRoleId: null }, by)).status).toBe(403);
  });
});

describe('the records of a company', () => {
  it('is unaffected by rights that custom roles remove by name', async () => {
    const rights = ['branches.manage', 'company.own'];
    const names = async (person: Person) => {
      const { body } = await as(person)<{ client: { branches: Row[] } }>('GET', '/session');
      return body.client.branches.map(({ id }) => id).toSorted();
    };
    const before = [await names(fixture.client), await names(manager)];
    expect(before).toEqual([[fixture.branchId, secondBranch].toSorted(), [fixture.branchId]]);
    await limited(fixture.client, { rights });
    await limited(manager, { rights });
    expect([await names(fixture.client), await names(manager)]).toEqual(before);
    const foreign = await as(manager)('GET', `/client/branches/${secondBranch}`);
    expect(foreign.status).toBe(404);
    const listed = await as(manager)<Row[]>('GET', '/branches?_start=0&_end=10');
    expect(listed.body.map(({ id }) => id)).toEqual([fixture.branchId]);
    await give(manager, null);
    await give(fixture.client, null);
  });

  it('are closed to a person whose custom role has another base role', async () => {
    const { id } = await role('supervisor', {});
    await give(manager, id);
    expect((await as(manager)('GET', '/branches?_start=0&_end=10')).status).toBe(403);
    expect((await as(manager)('GET', '/dashboards')).status).toBe(403);
    await give(manager, null);
  });
});

describe('a company whose custom role hides the score', () => {
  const hidden = { records: { requests: { fields: { score: 'hidden', grade: 'hidden' } } } } as const;

  it.each(['client', 'manager'] as const)(
    'does not show the score to the %s, and shows the rest as before',
    async (who) => {
      const person = who === 'client' ? fixture.client : manager;
      const complete = await as(person)('GET', '/dashboards');
      expect(JSON.stringify(complete.body)).toContain('71.5');
      const ask = await limited(person, hidden);
      for (const path of [
        `/client/inspections/${request}`,
        '/client/inspections?_start=0&_end=10',
        '/dashboards',
        '/client/packages',
        '/client/branches',
        `/client/inspections/${request}/again`,
        `/client/inspections/compare/branches?branches=${fixture.branchId}`,
      ]) {
        const { status, body } = await ask('GET', path);
        expect([path, status]).toEqual([path, 200]);
        expect(JSON.stringify(body), path).not.toContain('71.5');
      }
      // Files cannot hide a field, and the comparison shows scores.
      for (const path of [
        `/client/inspections/${request}/report`,
        `/client/inspections/compare?ids=${request}`,
      ])
        expect([path, (await ask('GET', path)).status]).toEqual([path, 403]);
      expect((await ask('POST', `/inspections/${request}/report/export`)).status).toBe(403);
      await give(person, null);
    },
  );

  it('is still notified of its results', async () => {
    await limited(fixture.client, hidden);
    const id = await sendResults(fixture, { q5: 1 });
    const told = await fixture.test.api.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, fixture.client.id));
    expect(told.filter((one) => JSON.stringify(one).includes(id)).length).toBeGreaterThan(0);
    await give(fixture.client, null);
  });
});

describe('a branch manager whose custom role hides the total', () => {
  it('sees no amounts and cannot open the contract or pay', async () => {
    const waiting = await makeRequest(fixture, 'contract_sent', { total: 987_654 });
    const ask = await limited(manager, { records: { requests: { fields: { total: 'hidden' } } } });
    const home = await ask<{ client: { moves: Row[]; nextPayment: null } }>('GET', '/dashboards');
    expect([home.status, home.body.client.nextPayment]).toEqual([200, null]);
    expect(home.body.client.moves.length).toBeGreaterThan(0);
    const shown = await ask<Row>('GET', `/client/inspections/${waiting}`);
    expect(shown.body).toMatchObject({ total: null, instalments: [] });
    expect(JSON.stringify([home.body, shown.body])).not.toContain('987654');
    for (const path of [`/client/inspections/${waiting}/contract`])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 403]);
    const pay = { method: 'bank_transfer', version: 1 };
    expect((await ask('POST', `/client/inspections/${waiting}/payments`, { payload: pay })).status).toBe(403);
    await give(manager, null);
  });
});

describe('a step that a custom role removes from a branch manager', () => {
  it('is neither offered nor allowed to the manager, and remains the company’s', async () => {
    const waiting = await makeRequest(fixture, 'contract_sent');
    const ask = await limited(manager, { rights: ['clientInspections.cancel'] });
    const offered = async (person: Person) => {
      const { body } = await as(person)<{ actions: { name: string }[] }>(
        'GET',
        `/client/inspections/${waiting}`,
      );
      return body.actions.map(({ name }) => name);
    };
    expect(await offered(manager)).not.toContain('withdraw');
    expect(await offered(fixture.client)).toContain('withdraw');
    const payload = { version: 1 };
    const path = `/client/inspections/${waiting}/cancel`;
    expect((await ask('POST', path, { payload })).status).toBe(403);
    expect((await as(fixture.client)('POST', path, { payload })).status).toBe(200);
    await give(manager, null);
  });
});

describe('the company’s own profile', () => {
  it('cannot be limited by a custom role, and the refusal says so', async () => {
    const refused = await role('client', { records: { clients: { fields: { iban: 'hidden' } } } });
    expect(Object.keys(refused.errors)).toEqual(['narrowing']);
    expect(refused.errors['narrowing']?.[0]).toContain('“Clients”');
  });

  it('can be completed, and its deletion previewed, whatever rights a custom role removes', async () => {
    const newcomer = await asRole(fixture.test, 'client', { profileCompleted: false });
    const { id } = await role('client', {
      rights: ['clients.completeProfile', 'clients.deletionPreview', 'clients.deleteOwnAccount'],
    });
    await give(newcomer, id);
    const ask = as({ token: await openSession(fixture.test, newcomer.id) });
    expect((await ask('GET', '/client/profile/deletion')).status).toBe(200);
    expect((await ask('POST', '/client/profile/complete')).status).not.toBe(403);
    expect((await ask('GET', '/client/profile/draft')).status).toBe(200);
  });
});

describe('branches that a company’s custom role may not read', () => {
  it('are absent from the session, lists and the home page', async () => {
    const ask = await limited(fixture.client, { records: { branches: { read: 'nothing' } } });
    const session = await ask<{ client: { branches: Row[] } }>('GET', '/session');
    expect(session.body.client.branches).toEqual([]);
    const home = await ask('GET', '/dashboards');
    expect([home.status, JSON.stringify(home.body).includes('فرع العليا')]).toEqual([200, false]);
    for (const path of ['/client/branches', `/client/branches/${fixture.branchId}`, '/branches'])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 403]);
    await give(fixture.client, null);
  });
});

describe('a company with a custom role', () => {
  it('is viewed by an admin with the limits of that role', async () => {
    await limited(fixture.client, { rights: ['clientInspections.cancel'] });
    const seen = await as(admin)<{ token: { plain_text_token: string } }>('POST', '/sessions/see-as', {
      payload: { userId: fixture.client.id },
    });
    const ask = as({ token: seen.body.token.plain_text_token });
    const session = await ask<Row>('GET', '/session');
    expect(String(session.body['role'])).toMatch(/^custom:/);
    expect((await ask('GET', `/client/inspections/${request}`)).status).toBe(200);
    await give(fixture.client, null);
  });
});
