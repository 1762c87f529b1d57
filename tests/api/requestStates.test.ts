import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DashboardView } from '#domain/api/dashboardViews';
import type { NotificationView } from '#domain/api/notificationView';
import type { CorrectiveActionsView, RequestView } from '#domain/api/requestViews';
import { requestState, type Stated } from '#domain/requests/requestState';
import { requests } from '../../server/db/schema/requests';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildWorld, perform, sendResults, sunday, type World } from './inspectionsWorld';
import { buildOrdersWorld, orderAndSign, type OrdersWorld } from './ordersWorld';
import { payByTransfer } from './paymentsWorld';

interface Reader {
  readonly token: string;
}
type Row = Stated & { readonly id: string; readonly turn: string | null };
type Tested = Pick<World, 'test'>;

const said = (request: Stated, { test }: Tested) => requestState(request, test.api.clock()).en;

/** States of one request on the page, the list and the home of a reader. */
async function saidTo(world: Tested, { token }: Reader, id: string) {
  const page = await call<RequestView>(world.test, 'clientInspections.get', { token, params: { id } });
  const list = await call<Row[]>(world.test, 'clientInspections.list', { token });
  const home = await call<DashboardView>(world.test, 'dashboards.byRole', { token });
  const row = list.body.find((one) => one.id === id);
  const running = home.body.client?.running.rows.find((one) => one.id === id);
  return {
    page: said(page.body, world),
    list: row && said(row, world),
    turn: row?.turn,
    home: running && said(running, world),
    next: running?.next?.en,
    moves: home.body.client?.moves.filter((move) => move.id === id).map(({ action }) => action),
    actions: page.body.actions.map(({ name }) => name),
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

describe('a transfer that was sent', () => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await buildOrdersWorld();
  });
  afterAll(() => world.test.close());

  it('reads the same on the page, in the list and on the home, and asks its client for nothing more', async () => {
    const request = await orderAndSign(world);
    expect(await waitsFor(world, world.client, request.id)).toEqual(['requestPayment']);
    expect(await listed(world, world.client, 'client')).toContain(request.id);
    await payByTransfer(world, request);
    const review = 'Transfer receipt under review';
    expect(await saidTo(world, world.client, request.id)).toMatchObject({
      ...{ page: review, list: review, home: review, turn: 'admin_finance', moves: [] },
      next: 'The transfer is checked and confirmed',
      actions: expect.not.arrayContaining(['pay']),
    });
    expect(await waitsFor(world, world.client, request.id)).toEqual([]);
    expect(await listed(world, world.client, 'client')).not.toContain(request.id);
    expect(await listed(world, world.client, 'admin_finance')).toEqual([request.id]);

    const { body } = await call<RequestView>(world.test, 'clientInspections.get', {
      ...{ token: world.client.token, params: { id: request.id } },
    });
    const refused = await call(world.test, 'adminInspections.rejectPayment', {
      token: world.finance.token,
      params: { id: request.id },
      body: { version: body.version, reason: 'المبلغ ناقص' },
    });
    expect(refused.status).toBe(200);
    // Refused, it is the client's turn again, in the bell too.
    expect(await waitsFor(world, world.client, request.id)).toEqual(['rejectPayment']);
    expect(await saidTo(world, world.client, request.id)).toMatchObject({
      ...{ page: 'Payment pending', list: 'Payment pending', turn: 'client', moves: ['pay'] },
    });
  });
});

describe('where a request stands', () => {
  let world: World;
  beforeAll(async () => {
    world = await buildWorld();
  });
  afterAll(() => world.test.close());
  beforeEach(() => world.test.setNow(sunday));

  it('is red on the page, in the lists and on the home once its certificate was revoked, and next is a reply', async () => {
    const id = await sendResults(world, {});
    const admin = await asRole(world.test, 'admin');
    const reason = 'بُنيت على سجلات حرارة غير صحيحة.';
    expect(await saidTo(world, world.client, id)).toMatchObject({ page: 'Certificate generated' });
    await perform(world, 'adminInspections.revokeCertificate', admin, id, { reason });
    const revoked = 'Certificate revoked';
    expect(await saidTo(world, world.client, id)).toMatchObject({
      ...{ page: revoked, list: revoked, home: revoked },
      next: 'A reply to the revocation, if wished',
    });
    const { body: house } = await call<Row[]>(world.test, 'inspections.list', {
      token: world.operator.token,
      query: { certificateRevokedAt_null: 'false' },
    });
    expect(house.map((row) => [row.id, said(row, world)])).toEqual([[id, revoked]]);
    const { body: home } = await call<DashboardView>(world.test, 'dashboards.byRole', {
      token: world.client.token,
    });
    expect(home.client).toMatchObject({
      certificates: 0,
      revoked: [{ requestId: id, subjectName: 'فرع العليا', revokedAt: sunday.toISOString() }],
    });
    await perform(world, 'clientInspections.replyToRevocation', world.client, id, { reply: 'صُححت.' });
    expect(await saidTo(world, world.client, id)).toMatchObject({
      page: revoked,
      next: 'Review the visit and close the request',
    });
  });

  it('asks for no corrections any more the moment that their time is over', async () => {
    const id = await sendResults(world, { q4: 0 });
    const list = async () =>
      (
        await call<CorrectiveActionsView>(world.test, 'clientInspections.correctiveActions', {
          ...{ token: world.client.token, params: { id } },
        })
      ).body;
    const badge = async () =>
      (await call<{ unread: number }>(world.test, 'notifications.hasUnread', { token: world.client.token }))
        .body.unread;
    expect((await list()).open).toBe(true);
    expect(await waitsFor(world, world.client, id)).toEqual(['sendResultsWithCorrections']);
    const asked = await badge();
    world.test.setNow(new Date('2026-12-07T21:00:00Z'));
    expect((await list()).open).toBe(false);
    expect(await waitsFor(world, world.client, id)).toEqual([]);
    expect(await badge()).toBe(asked - 1);
    const over = 'Time for corrections is over';
    expect(await saidTo(world, world.client, id)).toMatchObject({
      ...{ page: over, list: over, home: over, moves: [], next: 'The list is closed, as its time is over' },
      actions: expect.not.arrayContaining(['submitCorrectiveActions', 'sendSomeCorrections']),
    });
    // The list reads the database's own clock.
    expect(await listed(world, world.client, 'client')).toContain(id);
    await world.test.api.db
      .update(requests)
      .set({ correctionsDueAt: new Date('2020-01-01T00:00:00Z') })
      .where(eq(requests.id, id));
    expect(await listed(world, world.client, 'client')).not.toContain(id);
  });
});
