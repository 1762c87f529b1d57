import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DashboardView } from '#domain/api/dashboardViews';
import type { NotificationView } from '#domain/api/messageViews';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { requestState, type Stated } from '#domain/requests/nextStep';
import { requests } from '../../server/db/schema/requests';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  buildInspectionsFixture,
  perform,
  sendResults,
  sunday,
  type InspectionsFixture,
} from './inspectionsFixture';
import { buildOrdersFixture, orderAndSign, type OrdersFixture } from './ordersFixture';
import { payByTransfer } from './paymentsFixture';

interface Reader {
  readonly token: string;
}
type Row = Stated & { readonly id: string; readonly turn: string | null };
type Tested = Pick<InspectionsFixture, 'test'>;

const said = (request: Stated, { test }: Tested) => requestState(request, test.api.clock()).en;

/** Returns the states of one request on the page, in the list and on the home page of a reader. */
async function saidTo(fixture: Tested, { token }: Reader, id: string) {
  const page = await call<RequestView>(fixture.test, 'clientInspections.get', { token, params: { id } });
  const list = await call<Row[]>(fixture.test, 'clientInspections.list', { token });
  const home = await call<DashboardView>(fixture.test, 'dashboards.byRole', { token });
  const row = list.body.find((one) => one.id === id);
  const running = home.body.client?.running.rows.find((one) => one.id === id);
  return {
    page: said(page.body, fixture),
    list: row && said(row, fixture),
    turn: row?.turn,
    home: running && said(running, fixture),
    next: running?.next?.en,
    moves: home.body.client?.moves.filter((move) => move.id === id).map(({ action }) => action),
    actions: page.body.actions.map(({ name }) => name),
    promise: page.body.promise && [page.body.promise.by, page.body.promise.until],
  };
}

const waitsFor = async ({ test }: Tested, { token }: Reader, id: string) =>
  (await call<NotificationView[]>(test, 'notifications.list', { token })).body
    .filter(({ requestId, work }) => requestId === id && work === 'waiting')
    .map(({ kind }) => kind);
const listed = async ({ test }: Tested, { token }: Reader, turn: string) =>
  (await call<Row[]>(test, 'clientInspections.list', { token, query: { turn_in: turn } })).body.map(
    ({ id }) => id,
  );

/** The end of the third day in Riyadh after the Sunday of the tests. */
const promisedUntil = '2026-11-25T20:59:59.999Z';

describe('a sent bank transfer', () => {
  let fixture: OrdersFixture;
  beforeAll(async () => {
    fixture = await buildOrdersFixture();
  });
  afterAll(() => fixture.test.close());

  it('is under review on the page, list and dashboard; after its refusal the client has to pay again', async () => {
    const request = await orderAndSign(fixture);
    expect(await waitsFor(fixture, fixture.client, request.id)).toEqual(['requestPayment']);
    expect(await listed(fixture, fixture.client, 'client')).toContain(request.id);
    await payByTransfer(fixture, request);
    const review = 'Transfer receipt under review';
    expect(await saidTo(fixture, fixture.client, request.id)).toMatchObject({
      promise: ['admin_finance', promisedUntil],
      page: review,
      list: review,
      home: review,
      turn: 'admin_finance',
      moves: [],
      next: 'The transfer is checked and confirmed',
      actions: expect.not.arrayContaining(['pay']),
    });
    expect(await waitsFor(fixture, fixture.client, request.id)).toEqual([]);
    expect(await listed(fixture, fixture.client, 'client')).not.toContain(request.id);
    expect(await listed(fixture, fixture.client, 'admin_finance')).toEqual([request.id]);

    const { body } = await call<RequestView>(fixture.test, 'clientInspections.get', {
      token: fixture.client.token,
      params: { id: request.id },
    });
    const refused = await call(fixture.test, 'adminInspections.rejectPayment', {
      token: fixture.finance.token,
      params: { id: request.id },
      body: { version: body.version, reason: 'المبلغ ناقص' },
    });
    expect(refused.status).toBe(200);
    // After the refusal the client must act again, also by the bell.
    expect(await waitsFor(fixture, fixture.client, request.id)).toEqual(['rejectPayment']);
    expect(await saidTo(fixture, fixture.client, request.id)).toMatchObject({
      page: 'Payment pending',
      list: 'Payment pending',
      turn: 'client',
      moves: ['pay'],
    });
  });
});

describe('the displayed state of a request', () => {
  let fixture: InspectionsFixture;
  beforeAll(async () => {
    fixture = await buildInspectionsFixture();
  });
  afterAll(() => fixture.test.close());
  beforeEach(() => fixture.test.setNow(sunday));

  it('is “revoked” everywhere after its certificate was revoked, with a reply as the next step', async () => {
    const id = await sendResults(fixture, {});
    const admin = await asRole(fixture.test, 'admin');
    const reason = 'بُنيت على سجلات حرارة غير صحيحة.';
    expect(await saidTo(fixture, fixture.client, id)).toMatchObject({ page: 'Certificate issued' });
    await perform(fixture, 'adminInspections.revokeCertificate', admin, id, { reason });
    const revoked = 'Certificate revoked';
    expect(await saidTo(fixture, fixture.client, id)).toMatchObject({
      page: revoked,
      list: revoked,
      home: revoked,
      next: 'Reply to the revocation (optional)',
    });
    const { body: staffRows } = await call<Row[]>(fixture.test, 'inspections.list', {
      token: fixture.operator.token,
      query: { certificateRevokedAt_null: 'false' },
    });
    expect(staffRows.map((row) => [row.id, said(row, fixture)])).toEqual([[id, revoked]]);
    const { body: home } = await call<DashboardView>(fixture.test, 'dashboards.byRole', {
      token: fixture.client.token,
    });
    expect(home.client).toMatchObject({
      certificates: 0,
      revoked: [{ requestId: id, subjectName: 'فرع العليا', revokedAt: sunday.toISOString() }],
    });
    await perform(fixture, 'clientInspections.replyToRevocation', fixture.client, id, { reply: 'صُححت.' });
    expect(await saidTo(fixture, fixture.client, id)).toMatchObject({
      page: revoked,
      next: 'Review the visit',
    });
  });

  it('stops requesting corrections as soon as their deadline has passed', async () => {
    const id = await sendResults(fixture, { q4: 0 });
    const list = async () =>
      (
        await call<CorrectiveActionsView>(fixture.test, 'clientInspections.correctiveActions', {
          token: fixture.client.token,
          params: { id },
        })
      ).body;
    const badge = async () =>
      (
        await call<{ unread: number }>(fixture.test, 'notifications.hasUnread', {
          token: fixture.client.token,
        })
      ).body.unread;
    expect((await list()).open).toBe(true);
    expect(await waitsFor(fixture, fixture.client, id)).toEqual(['sendResultsWithCorrections']);
    const asked = await badge();
    fixture.test.setNow(new Date('2026-12-07T21:00:00Z'));
    expect((await list()).open).toBe(false);
    expect(await waitsFor(fixture, fixture.client, id)).toEqual([]);
    expect(await badge()).toBe(asked - 1);
    const over = 'Correction deadline has passed';
    expect(await saidTo(fixture, fixture.client, id)).toMatchObject({
      page: over,
      list: over,
      home: over,
      moves: [],
      next: 'The list is closed because its deadline has passed',
      actions: expect.not.arrayContaining(['submitCorrectiveActions', 'sendSomeCorrections']),
    });
    // The list uses the database's clock.
    expect(await listed(fixture, fixture.client, 'client')).toContain(id);
    await fixture.test.api.db
      .update(requests)
      .set({ correctionsDueAt: new Date('2020-01-01T00:00:00Z') })
      .where(eq(requests.id, id));
    expect(await listed(fixture, fixture.client, 'client')).not.toContain(id);
  });
});
