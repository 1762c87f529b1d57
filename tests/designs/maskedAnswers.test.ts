import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Narrowing } from '#framework/schema/roles/customRole';
import { users } from '#framework/server/db/schema/users';
import { closedFilters } from '#framework/schema/lists/listAddress';
import { isTakenPage } from '#framework/schema/visits';
import { applyRoles, customRole } from '#framework/schema/roles/customRoles';
import { visit } from '#domain/access/canVisit';
import { buildInspectionsFixture, type InspectionsFixture, makeRequest } from '../api/inspectionsFixture';
import { askAs } from '../resources/askAs';
import { asRole } from '../support/people';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

let fixture: InspectionsFixture;
let admin: string;
let request: string;
const as = (token: string) =>
  askAs(
    () => fixture.test,
    () => token,
  );

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  ({ token: admin } = await asRole(fixture.test, 'admin'));
  request = await makeRequest(fixture, 'inspection_completed', {
    score: 71.5,
    grade: 'C',
    total: 987_654,
    resultsSentAt: new Date('2026-11-20T07:00:00Z'),
  });
});
afterAll(() => fixture.test.close());

let roles = 0;
/** Somebody with a custom role that takes this away. */
async function limited(
  base: 'admin' | 'admin_operation' | 'admin_finance' | 'supervisor',
  narrowing: Partial<Narrowing>,
) {
  roles += 1;
  const { body } = await as(admin)<Row>('POST', '/custom-roles', {
    payload: {
      name: { ar: `دور ${roles}`, en: `Role ${roles}` },
      base,
      narrowing: { records: {}, rights: [], menu: [], home: null, ...narrowing },
    },
  });
  const person = base === 'supervisor' ? fixture.supervisor : await asRole(fixture.test, base);
  await fixture.test.api.db.update(users).set({ customRoleId: body.id }).where(eq(users.id, person.id));
  return as(person.token);
}

describe('an operation written by hand', () => {
  it('leaves out a hidden price wherever a request shows it, and stays open', async () => {
    const { body: whole } = await as(admin)<Row>('GET', `/inspections/${request}`);
    expect(whole).toMatchObject({ total: 987_654, score: 71.5 });
    const ask = await limited('admin', { records: { requests: { fields: { total: 'hidden' } } } });
    const { status, body, text } = await ask<Row>('GET', `/inspections/${request}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: null, quote: null, instalments: [], payments: [], score: 71.5 });
    expect(text).not.toContain('987654');
    expect((await ask('GET', `/inspections/${request}/notes`)).status).toBe(200);
  });

  it.each(['admin', 'admin_operation', 'supervisor'] as const)(
    'hides the score of a request from a %s whose role hides it',
    async (base) => {
      const ask = await limited(base, {
        records: { requests: { fields: { score: 'hidden', grade: 'hidden' } } },
      });
      const { status, body, text } = await ask<Row>('GET', `/inspections/${request}`);
      expect([status, body['score'], body['grade'], body['certificates']]).toEqual([200, null, null, []]);
      expect(text).not.toContain('71.5');
      // The filled form shows the score all over, and cannot do without.
      expect((await ask('GET', `/inspections/${request}/results`)).status).toBe(403);
      await fixture.test.api.db
        .update(users)
        .set({ customRoleId: null })
        .where(eq(users.id, fixture.supervisor.id));
    },
  );

  it('is refused where what it shows cannot do without the hidden value', async () => {
    const ask = await limited('admin', { records: { requests: { fields: { status: 'hidden' } } } });
    expect((await ask('GET', `/inspections/${request}`)).status).toBe(403);
  });

  it('is refused to a role that lost it, and others stay', async () => {
    const ask = await limited('admin_operation', { rights: ['adminInspections.cancel'] });
    const body = { version: 1, reason: 'The company has closed for good.' };
    expect((await ask('POST', `/admin/inspections/${request}/cancel`, { payload: body })).status).toBe(403);
    expect((await ask('GET', `/inspections/${request}`)).status).toBe(200);
  });

  it('shows no payments to a role that reads none, and the request without them', async () => {
    const ask = await limited('admin_finance', { records: { payments: { read: 'nothing' } } });
    const { status, body } = await ask<Row>('GET', `/inspections/${request}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ payments: [], instalments: [], history: [] });
    expect((await ask('GET', '/admin/payments/ageing')).status).toBe(403);
  });

  it('names no record that the role does not read, nor does a generated list', async () => {
    const { body: whole } = await as(admin)<{ client: { name: string } }>('GET', `/inspections/${request}`);
    const ask = await limited('admin', { records: { clients: { read: 'nothing' } } });
    const shown = await ask<Row>('GET', `/inspections/${request}`);
    expect(shown.body['client']).toMatchObject({ name: '—' });
    const list = await ask<(Row & { $titles: object })[]>('GET', '/requests?_start=0&_end=5');
    expect(list.body[0]?.['clientId']).toEqual(expect.any(String));
    expect(list.body[0]?.$titles).not.toHaveProperty('clientId');
    expect(list.text + shown.text).not.toContain(whole.client.name);
  });
});

describe('a page that a custom role takes out of the menu', () => {
  const narrowing = { records: {}, rights: [], menu: ['/clients', '/home'], home: null };
  const visitor = { role: customRole('desk'), profileCompleted: true };
  it('does not open by its address, except for the landing page', () => {
    applyRoles([{ id: 'desk', name: { ar: 'استقبال', en: 'Desk' }, base: 'admin', narrowing }]);
    expect(isTakenPage('/clients', visitor.role)).toBe(true);
    expect(visit('/clients', '/clients?active=true', visitor)).toEqual({
      allowed: false,
      redirectTo: '/access-denied',
    });
    expect(visit('/requests', '/requests', visitor)).toEqual({ allowed: true });
    expect(visit('/home', '/home', visitor)).toEqual({ allowed: true });
    expect(visit('/clients', '/clients', { role: 'admin', profileCompleted: true })).toEqual({
      allowed: true,
    });
  });
});

it('the filters of a saved view by hidden fields are named, and no others', () => {
  const label = { ar: 'حقل', en: 'Field' };
  const [name, phone] = [
    { kind: 'text', label },
    { kind: 'text', label },
  ];
  const address = new URLSearchParams('phone=1&name=a&sort=phone&unknown=2');
  expect(closedFilters(address, { name }, { name, phone })).toEqual(['phone']);
});
