import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { applyRoles, customRole, type Narrowing } from 'sijil/schema/roles/customRoles';
import { users } from '../../server/db/schema/users';
import { closedFilters } from 'sijil/schema/lists/listAddress';
import { isTakenPage, visit } from 'sijil/schema/visits';
import { instalments, payments, refundParts, refunds } from '../../server/db/schema/money';
import {
  buildInspectionsFixture,
  type InspectionsFixture,
  makeRequest,
  sendResults,
} from '../api/inspectionsFixture';
import { askAs } from 'sijil/testing/askAs';
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
/** A person with a custom role that has these limits. */
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

/** Removes a person's custom role. */
const free = (id: string) =>
  fixture.test.api.db.update(users).set({ customRoleId: null }).where(eq(users.id, id));

interface Results extends Row {
  readonly parts: readonly (Row & {
    readonly categories: readonly (Row & { readonly questions: readonly Row[] })[];
  })[];
}
interface Figures {
  readonly figures: readonly { readonly name: string; readonly value: number | null }[];
}
interface Paid extends Row {
  readonly payments: readonly Row[];
}

const scoresIn = ({ parts }: Results) =>
  parts.flatMap(({ categories }) =>
    categories.flatMap(({ questions }) => questions.map((question) => question['score'])),
  );

/** Adds a full payment and a partial refund to a request. */
async function payAndRefund(requestId: string): Promise<void> {
  const { db } = fixture.test.api;
  const by = { requestId, clientId: fixture.client.id, createdById: fixture.client.id };
  const [instalment] = await db
    .insert(instalments)
    .values({ requestId, sequence: 1, amount: 100_000, dueOn: '2026-12-01' })
    .returning();
  const [payment] = await db
    .insert(payments)
    .values({
      ...by,
      instalmentId: String(instalment?.id),
      method: 'bank_transfer',
      status: 'paid',
      amount: 100_000,
      settledAt: new Date('2026-11-20T07:00:00Z'),
    })
    .returning();
  const [refund] = await db
    .insert(refunds)
    .values({ ...by, amount: 40_000, method: 'bank_transfer', status: 'due', reason: 'Half of it.' })
    .returning();
  await db.insert(refundParts).values({
    refundId: String(refund?.id),
    paymentId: String(payment?.id),
    amount: 40_000,
    method: 'bank_transfer',
    sentAt: new Date('2026-11-21T07:00:00Z'),
  });
}

describe('a hand-written operation, called with a custom role', () => {
  it('omits a hidden total wherever it shows a request', async () => {
    const { body: complete } = await as(admin)<Row>('GET', `/inspections/${request}`);
    expect(complete).toMatchObject({ total: 987_654, score: 71.5 });
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
      await free(fixture.supervisor.id);
    },
  );

  it('shows the filled form and the corrective list without anything that reveals a hidden score', async () => {
    const id = await sendResults(fixture, { q1: 0, q5: 1 });
    const hidden = { records: { requests: { fields: { score: 'hidden', grade: 'hidden' } } } } as const;
    const ask = await limited('admin', hidden);
    const complete = await as(admin)<Results>('GET', `/inspections/${id}/results`);
    expect([complete.body['total'], scoresIn(complete.body)]).toEqual([85, [0, 2, 2, 2, 1, 2, 2, 2, 2, 2]]);
    const { status, body } = await ask<Results>('GET', `/inspections/${id}/results`);
    expect([status, body['total'], body['grade'], body.parts[0]?.['score']]).toEqual([200, null, null, null]);
    expect(scoresIn(body)).toEqual(Array.from({ length: 10 }, () => null));
    expect(body.parts[0]?.categories[0]?.['score']).toBeNull();
    expect(body.parts[0]?.categories[0]?.questions[0]).toMatchObject({ note: 'غير مطابق', mended: null });
    const list = await ask<{ items: Row[] }>('GET', `/admin/inspections/${id}/corrective-actions`);
    expect([list.status, list.body.items.map((item) => item['originalScore'])]).toEqual([200, [null, null]]);
    expect(list.body.items.map((item) => item['points'])).toEqual([null, null]);
  });

  it('shows dashboards, reports and calendars without the hidden field', async () => {
    const [score, total] = [
      await limited('admin', { records: { requests: { fields: { score: 'hidden' } } } }),
      await limited('admin', { records: { requests: { fields: { total: 'hidden' } } } }),
    ];
    for (const path of [
      '/dashboards',
      '/dashboards/inspections',
      '/dashboards/questions',
      '/reports/steps',
      '/reports/inspectors',
      '/reports/compliance',
      '/reports/packages',
      '/calendar/inspectors',
      `/calendar/inspectors/${fixture.inspector.id}`,
      `/inspections/${request}/place`,
    ])
      for (const ask of [score, total]) expect([path, (await ask('GET', path)).status]).toEqual([path, 200]);
    expect((await score('GET', '/admin/refunds/eligible')).status).toBe(200);
    const figures = async (ask: typeof score) => {
      const { body } = await ask<Figures>('GET', '/dashboards/client-management?from=2026-01&to=2026-11');
      return Object.fromEntries(body.figures.map(({ name, value }) => [name, value]));
    };
    const complete = await figures(as(admin));
    expect(complete['averageScore']).toBeGreaterThan(0);
    expect(await figures(score)).toEqual({ ...complete, averageScore: null });
    expect(await figures(total)).toEqual({ ...complete, value: null });
    const chart = await score<Row>('GET', '/dashboards/chart?name=averageScore&from=2026-01&to=2026-11');
    expect([chart.status, chart.body['months']]).toEqual([200, []]);
    // Their order and their sums would reveal the hidden field.
    for (const path of ['/dashboards/client-table', '/admin/refunds/eligible', '/admin/payments/ageing'])
      expect([path, (await total('GET', path)).status]).toEqual([path, 403]);
  });

  it('shows the gallery’s pictures without the hidden score, and refuses to filter by it', async () => {
    await sendResults(fixture, { q10: 1 });
    interface Gallery {
      readonly pictures: readonly Row[];
    }
    const { body: complete } = await as(admin)<Gallery>('GET', '/admin/gallery');
    expect(complete.pictures.map(({ score }) => score)).toContain(1);
    const ask = await limited('admin', { records: { requests: { fields: { score: 'hidden' } } } });
    const { status, body } = await ask<Gallery>('GET', '/admin/gallery');
    expect([status, body.pictures.length]).toEqual([200, complete.pictures.length]);
    for (const picture of body.pictures) {
      expect(picture).toMatchObject({ file: expect.any(Object), question: expect.any(Object) });
      expect(picture).not.toHaveProperty('score');
    }
    expect((await ask('GET', '/admin/gallery?score=1')).status).toBe(403);
    expect((await ask('POST', '/admin/gallery/export')).status).toBe(403);
  });

  it('shows a supervisor’s home and calendar without the hidden score', async () => {
    const ask = await limited('supervisor', { records: { requests: { fields: { score: 'hidden' } } } });
    const home = await ask<{ supervisor: object }>('GET', '/dashboards');
    expect([home.status, home.text]).toEqual([200, expect.not.stringContaining('71.5')]);
    expect(home.body.supervisor).toMatchObject({ mine: { total: expect.any(Number) } });
    for (const path of ['/calendar/inspectors', '/supervisor/inspectors', '/supervisor/inspectors/total'])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 200]);
    await free(fixture.supervisor.id);
  });

  it('shows a request without the hidden fields of its branch', async () => {
    const { body: complete } = await as(admin)<Row>('GET', `/inspections/${request}/place`);
    expect(complete).toMatchObject({ contact: { name: 'خالد', phone: '+966501234567' } });
    const ask = await limited('admin', {
      records: { branches: { fields: { responsiblePhone: 'hidden', cityId: 'hidden' } } },
    });
    const place = await ask<Row>('GET', `/inspections/${request}/place`);
    expect(place.body).toMatchObject({ contact: { name: 'خالد', phone: null }, address: null });
    const shown = await ask<Row>('GET', `/inspections/${request}`);
    expect(shown.body['branch']).toMatchObject({ name: 'فرع العليا', city: null });
    for (const path of ['/dashboards', '/calendar/inspectors', '/admin/refunds/eligible'])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 200]);
  });

  it('shows the payments of a request without refunds to a role that may not read refunds', async () => {
    const paid = await makeRequest(fixture, 'payment_completed', { total: 100_000 });
    await payAndRefund(paid);
    const { body: complete } = await as(admin)<Paid>('GET', `/inspections/${paid}`);
    expect(complete.payments[0]).toMatchObject({ refunded: 'part', refunds: [{ amount: 40_000 }] });
    const ask = await limited('admin', { records: { refunds: { read: 'nothing' } } });
    const { status, body } = await ask<Paid>('GET', `/inspections/${paid}`);
    expect([status, body['refundable']]).toEqual([200, null]);
    expect(body.payments[0]).toMatchObject({ amount: 100_000, refunded: null, refunds: [] });
    expect((await ask('GET', '/admin/refunds/eligible')).status).toBe(403);
  });

  it('is refused where its answer requires the hidden value', async () => {
    const ask = await limited('admin', { records: { requests: { fields: { status: 'hidden' } } } });
    expect((await ask('GET', `/inspections/${request}`)).status).toBe(403);
  });

  it('is refused to a role without that right, and other operations stay allowed', async () => {
    const ask = await limited('admin_operation', { rights: ['adminInspections.cancel'] });
    const body = { version: 1, reason: 'The company has closed for good.' };
    expect((await ask('POST', `/admin/inspections/${request}/cancel`, { payload: body })).status).toBe(403);
    expect((await ask('GET', `/inspections/${request}`)).status).toBe(200);
  });

  it('shows a request without payments to a role that may not read payments', async () => {
    const ask = await limited('admin_finance', { records: { payments: { read: 'nothing' } } });
    const { status, body } = await ask<Row>('GET', `/inspections/${request}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ payments: [], instalments: [], history: [] });
    expect((await ask('GET', '/admin/payments/ageing')).status).toBe(403);
  });

  it('omits the names of records that the role may not read, as generated lists do', async () => {
    const { body: complete } = await as(admin)<{ client: { name: string } }>(
      'GET',
      `/inspections/${request}`,
    );
    const ask = await limited('admin', { records: { clients: { read: 'nothing' } } });
    const shown = await ask<Row>('GET', `/inspections/${request}`);
    expect(shown.body['client']).toMatchObject({ name: '—' });
    const list = await ask<(Row & { $titles: object })[]>('GET', '/requests?_start=0&_end=5');
    expect(list.body[0]?.['clientId']).toEqual(expect.any(String));
    expect(list.body[0]?.$titles).not.toHaveProperty('clientId');
    expect(list.text + shown.text).not.toContain(complete.client.name);
  });
});

describe('a page that a custom role removes from the menu', () => {
  const narrowing = { records: {}, rights: [], menu: ['/clients', '/home'], home: null };
  const visitor = { role: customRole('desk'), profile_completed: true };
  it('cannot be opened by its address, except the landing page', () => {
    applyRoles([{ id: 'desk', name: { ar: 'استقبال', en: 'Desk' }, base: 'admin', narrowing }]);
    expect(isTakenPage('/clients', visitor.role)).toBe(true);
    expect(visit('/clients', '/clients?active=true', visitor)).toEqual({
      allowed: false,
      redirectTo: '/access-denied',
    });
    expect(visit('/requests', '/requests', visitor)).toEqual({ allowed: true });
    expect(visit('/home', '/home', visitor)).toEqual({ allowed: true });
    expect(visit('/clients', '/clients', { role: 'admin', profile_completed: true })).toEqual({
      allowed: true,
    });
  });
});

it('only a saved view’s filters by hidden fields are reported', () => {
  const label = { ar: 'حقل', en: 'Field' };
  const [name, phone] = [
    { kind: 'text', label },
    { kind: 'text', label },
  ];
  const address = new URLSearchParams('phone=1&name=a&sort=phone&unknown=2');
  expect(closedFilters(address, { name }, { name, phone })).toEqual(['phone']);
});
