import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import { requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { askAs } from 'sijil/testing/askAs';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  buildInspectionsFixture,
  makeFleetRequest,
  makeRequest,
  type InspectionsFixture,
} from './inspectionsFixture';
import { addBranch } from './ordersFixture';

interface Row {
  readonly id: string;
  readonly code: string;
  readonly turn: string | null;
  readonly visitAt: string | null;
  readonly vehiclesCount: number;
  readonly cityId: string | null;
  readonly total?: number | null;
  readonly $titles: Readonly<Record<string, unknown>>;
}

let fixture: InspectionsFixture;
let other: InspectionsFixture;
const made: Record<string, string> = {};
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  const client = await asRole(fixture.test, 'client');
  other = { ...fixture, client, branchId: await addBranch(fixture.test, client.id) };
  made['pending'] = await makeRequest(fixture, 'pending', { supervisorId: null, inspectorId: null });
  made['rejected'] = await makeRequest(fixture, 'details_rejected');
  made['submitted'] = await makeRequest(fixture, 'form_submitted', { score: 80, total: 115_000 });
  made['cancelled'] = await makeRequest(fixture, 'cancelled');
  made['fleet'] = (await makeFleetRequest(fixture, 'details_sent', ['أ ب ج 1234', 'د ر س 5678'])).id;
  made['others'] = await makeRequest(other, 'details_approved', { supervisorId: null, inspectorId: null });
});
afterAll(() => fixture.test.close());

const namesOf = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => Object.keys(made).find((name) => made[name] === id) ?? id).toSorted();
const list = async (id: OperationId, token: string, query: Record<string, string | number> = {}) => {
  const answer = await call<Row[]>(fixture.test, id, { token, query });
  expect(answer.status).toBe(200);
  return answer.body;
};
const staffRequests = async (query: Record<string, string | number>) =>
  namesOf(await list('inspections.list', fixture.operator.token, query));

describe('the list of requests', () => {
  // A page of one row is full, so that its length does not reveal the total.
  it.each([
    ['of one status', { status: 'cancelled' }],
    ['of some statuses', { status_in: 'cancelled,pending,form_submitted' }],
    ['of all but one', { status_ne: 'cancelled' }],
    ['of all', {}],
    ['of one status and one service', { status: 'cancelled', serviceId_like: 'سلامه' }],
    ['found by a name', { q: 'R-' }],
  ])('reports a total that matches the rows %s', async (_, query: Record<string, string>) => {
    const token = fixture.operator.token;
    const { headers } = await call(fixture.test, 'inspections.list', { token, query: { ...query, _end: 1 } });
    const rows = await list('inspections.list', token, { ...query, _end: 200 });
    expect(Number(headers['x-total-count'])).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(0);
  });

  it("gives a client a total without other companies' requests", async () => {
    const { token } = fixture.client;
    const { headers, body } = await call<Row[]>(fixture.test, 'clientInspections.list', {
      token,
      query: { _end: 1 },
    });
    const rows = await list('clientInspections.list', token, { _end: 200 });
    expect(Number(headers['x-total-count'])).toBe(rows.length);
    expect(rows.map(({ id }) => id)).not.toContain(made['others']);
    expect(body).toHaveLength(1);
  });

  it('includes derived values: turn, city and number of vehicles', async () => {
    const rows = await list('inspections.list', fixture.operator.token);
    const row = (name: string) => rows.find(({ id }) => id === made[name]);
    expect(row('fleet')).toMatchObject({ turn: 'client', vehiclesCount: 2, cityId: null });
    expect(row('pending')).toMatchObject({
      turn: 'admin_operation',
      vehiclesCount: null,
      cityId: fixture.cityId,
    });
    expect(row('pending')?.$titles['cityId']).toMatchObject({ ar: expect.any(String) });
    expect(row('cancelled')).toMatchObject({ turn: null, visitAt: null });
  });

  it.each([
    [{ turn_in: 'supervisor' }, ['others', 'rejected', 'submitted']],
    [{ turn: 'admin_operation' }, ['pending']],
    [{ turn_null: 'true' }, ['cancelled']],
    [{ turn_in: 'client,admin_operation' }, ['fleet', 'pending']],
    [{ vehiclesCount_gte: 2 }, ['fleet']],
    [{ grade_in: 'A,B' }, []],
    [{ serviceId_like: 'سلامه', turn_null: 'true' }, ['cancelled']],
    [{ cityId_like: 'لا مدينة' }, []],
    [{ receiptSince_null: 'false' }, []],
    // A rejected time does not count as a visit.
    [{ visitAt_gte: '2026-11-24T00:00:00Z' }, ['others', 'submitted']],
  ])('can be filtered by %j', async (query, expected) => {
    expect(await staffRequests(query)).toEqual(expected);
  });

  it('can be filtered by the branch’s city and the client’s type, cuisine or name', async () => {
    const [cuisine] = await fixture.test.api.db.select().from(tables.cuisineTypes).limit(1);
    const [type] = await fixture.test.api.db.select().from(tables.clientTypes).limit(1);
    const kinds = { cuisineTypeId: String(cuisine?.id), clientTypeId: String(type?.id) };
    await fixture.test.api.db.update(tables.clients).set(kinds).where(eq(tables.clients.id, other.client.id));
    expect(await staffRequests({ cuisineTypeId_in: kinds.cuisineTypeId })).toEqual(['others']);
    expect(await staffRequests({ clientTypeId_in: kinds.clientTypeId, turn_in: 'supervisor' })).toEqual([
      'others',
    ]);
    expect(await staffRequests({ cityId_in: fixture.cityId, clientId_in: fixture.client.id })).not.toContain(
      'fleet',
    );
    expect(await staffRequests({ cityId_in: randomUUID() })).toEqual([]);
    // Operations may not read companies, but know their names and filter by them.
    await fixture.test.api.db
      .update(tables.clients)
      .set({ companyName: 'مخابز النخيل' })
      .where(eq(tables.clients.id, other.client.id));
    expect(await staffRequests({ clientId_like: 'نخيل' })).toEqual(['others']);
    expect(await staffRequests({ branchId_like: 'العليا', turn_in: 'client' })).toEqual([]);
    const [row] = await list('inspections.list', fixture.operator.token, { clientId: other.client.id });
    expect(row).toMatchObject(kinds);
  });

  it('sorts numbers numerically, and empty values last in both directions', async () => {
    await fixture.test.api.db
      .update(requests)
      .set({ createdAt: fixture.test.api.clock() })
      .where(eq(requests.id, made['fleet'] ?? ''));
    const codes = (
      await list('inspections.list', fixture.operator.token, { _sort: 'code', _order: 'desc' })
    ).map(({ code }) => Number(code.slice(2)));
    expect(codes).toEqual(codes.toSorted((a, b) => b - a));
    for (const order of ['asc', 'desc']) {
      const rows = await list('inspections.list', fixture.operator.token, { _sort: 'score', _order: order });
      expect(rows[0]?.id, order).toBe(made['submitted']);
    }
  });

  it('shows a supervisor only their own requests without totals, and a client only their own', async () => {
    const rows = await list('inspections.list', fixture.supervisor.token, { _end: 200 });
    expect(namesOf(rows)).toEqual(['cancelled', 'fleet', 'rejected', 'submitted']);
    expect(rows.map(({ total }) => total ?? null)).toEqual([null, null, null, null]);
    const client = await list('clientInspections.list', other.client.token);
    expect(namesOf(client)).toEqual(['others']);
  });

  it.each([
    'total_gte=1',
    'receiptSince_null=false',
    '_sort=total',
    '_sort=receiptSince',
    'turn=nobody',
    'turn=',
    'grade_in=Z',
    'receiptAmount_gte=1',
  ])('refuses a supervisor the parameter %s', async (query) => {
    const [key = '', value = ''] = query.split('=');
    const { status } = await call(fixture.test, 'inspections.list', {
      token: fixture.supervisor.token,
      query: { [key]: value },
    });
    expect(status).toBe(400);
  });
});

describe('a supervisor’s list of forms', () => {
  it('contains submitted forms only, whatever status is requested', async () => {
    const forms = (query: Record<string, string>) =>
      list('supervisorForms.list', fixture.supervisor.token, query);
    expect(namesOf(await forms({}))).toEqual(['submitted']);
    expect(await forms({ status_in: 'details_rejected,cancelled' })).toEqual([]);
  });

  it('exports submitted forms only, and refuses an unrelated list', async () => {
    const ask = askAs(
      () => fixture.test,
      () => fixture.supervisor.token,
    );
    const lines = async (query: string) =>
      (await ask('GET', `/requests/export?columns=code${query}`)).text.trim();
    expect((await lines('')).split('\n')).toHaveLength(5);
    expect((await lines('&list=supervisorForms.list')).split('\n')).toHaveLength(2);
    expect((await ask('GET', '/requests/export?list=adminUsers.listClients')).status).toBe(400);
  });
});

it('a city that requests refer to cannot be deleted', async () => {
  const admin = await asRole(fixture.test, 'admin');
  const ask = askAs(
    () => fixture.test,
    () => admin.token,
  );
  expect((await ask('DELETE', `/cities/${fixture.cityId}?version=1`)).status).toBe(409);
});

describe('the records that requests refer to', () => {
  const referred = (token: string, resource: string, query: Record<string, string> = {}) =>
    call<{ id: string; title: unknown }[]>(fixture.test, 'inspections.referred', {
      token,
      params: { resource },
      query,
    });

  it('are named to a supervisor for their own requests, without access to branches or services', async () => {
    const { body } = await referred(fixture.supervisor.token, 'branches');
    expect(body.map(({ id }) => id)).toContain(fixture.branchId);
    expect(body.map(({ id }) => id)).not.toContain(other.branchId);
    const services = await referred(fixture.supervisor.token, 'services');
    expect(services.body[0]?.title).toMatchObject({ ar: expect.any(String), en: expect.any(String) });
  });

  it('are named to operations for every request, and refused to finance', async () => {
    const operations = await asRole(fixture.test, 'admin_operation');
    const { body } = await referred(operations.token, 'branches');
    expect(body.map(({ id }) => id)).toEqual(expect.arrayContaining([fixture.branchId, other.branchId]));
    expect((await referred(operations.token, 'services')).body.length).toBeGreaterThan(0);
    const finance = await asRole(fixture.test, 'admin_finance');
    expect((await referred(finance.token, 'branches')).status).toBe(403);
  });

  it('can be searched by part of a name and requested by id', async () => {
    const { body: all } = await referred(fixture.supervisor.token, 'services');
    const title = all[0]?.title as { ar: string };
    const found = await referred(fixture.supervisor.token, 'services', { q: title.ar.slice(0, 6) });
    expect(found.body.map(({ id }) => id)).toContain(all[0]?.id);
    expect((await referred(fixture.supervisor.token, 'services', { q: 'xyzxyz' })).body).toEqual([]);
    const named = await referred(fixture.supervisor.token, 'services', { ids: all[0]?.id ?? '' });
    expect(named.body).toEqual([all[0]]);
  });

  it('are named to a client only for their own requests, and not found for unrelated resources', async () => {
    const { body } = await referred(other.client.token, 'branches');
    expect(body.map(({ id }) => id)).toEqual([other.branchId]);
    expect((await referred(other.client.token, 'settings')).status).toBe(404);
  });
});
