import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import type { DashboardView } from '#domain/api/dashboardViews';
import type { NotificationView } from '#domain/api/messageViews';
import type { RequestView } from '#domain/api/requestViews';
import { notifications } from '../../server/db/schema/messages';
import { packagePurchases } from '../../server/db/schema/money';
import { requests } from '../../server/db/schema/requests';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  buildOrdersFixture,
  orderAndSign,
  type OrdersFixture,
  type Person,
  purchaseOf,
  redeem,
} from './ordersFixture';
import { payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());

const paid = async () => payInFull(fixture, await orderAndSign(fixture));

async function act(operation: OperationId, { token }: Person, id: string, reason?: string) {
  const [row] = await fixture.test.api.db
    .select({ version: requests.version })
    .from(requests)
    .where(eq(requests.id, id));
  return call<RequestView & { message?: string }>(fixture.test, operation, {
    token,
    params: { id },
    language: 'en',
    body: {
      version: row?.version,
      ...(reason && { reason }),
    },
  });
}

const ask = (id: string, person = fixture.client) =>
  act('clientInspections.askToCancel', person, id, 'أُغلق الفرع');

async function openWork(kind: string, requestId: string): Promise<(string | null)[]> {
  const rows = await fixture.test.api.db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(eq(notifications.kind, kind), eq(notifications.waitsFor, requestId), isNull(notifications.doneAt)),
    );
  return rows.map(({ userId }) => userId);
}

const waiting = async () =>
  (await call<DashboardView>(fixture.test, 'dashboards.byRole', { token: fixture.operator.token })).body
    .waiting;

describe('a client’s request to cancel a paid order', () => {
  it('needs a reason, shows the full payment as refundable, and notifies operations', async () => {
    const { id } = await paid();
    const before = Number((await waiting())?.cancellations);
    const { status, body } = await ask(id);
    expect([status, body.status, body.refundable]).toEqual([200, 'payment_completed', 115_000]);
    expect(body.cancellation).toMatchObject({ status: 'open', reason: 'أُغلق الفرع' });
    expect((await waiting())?.cancellations).toBe(before + 1);
    expect(await openWork('askToCancel', id)).toEqual([fixture.operator.id]);
  });

  it('can be open only once, even with simultaneous clicks', async () => {
    const { id } = await paid();
    const answers = await Promise.all([ask(id), ask(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await ask(id)).body.message).toBe('We have your request to cancel; it is being looked into.');
  });

  it('can be declined with a reason, and made again afterwards', async () => {
    const { id } = await paid();
    await ask(id);
    const declined = await act('adminInspections.declineCancellation', fixture.operator, id, 'الزيارة غدًا');
    expect(declined.body.cancellation).toMatchObject({ status: 'declined', decisionReason: 'الزيارة غدًا' });
    // Operations may not read refunds.
    expect(declined.body.refundable).toBeNull();
    expect(await openWork('askToCancel', id)).toEqual([]);
    const again = await act('adminInspections.declineCancellation', fixture.operator, id, 'الزيارة غدًا');
    expect(again.status).toBe(409);
    expect((await ask(id)).status).toBe(200);
  });

  it('when granted cancels the order and creates a refund task for finance until the refund is decided', async () => {
    const { id } = await paid();
    await ask(id);
    const supervisor = await asRole(fixture.test, 'supervisor');
    const { db } = fixture.test.api;
    await db
      .update(requests)
      .set({ status: 'supervisor_assigned', supervisorId: supervisor.id })
      .where(eq(requests.id, id));
    const { body } = await act('adminInspections.cancel', fixture.operator, id, 'بطلب من العميل');
    expect([body.status, body.cancellation?.status]).toEqual(['cancelled', 'granted']);
    expect(await openWork('askToCancel', id)).toEqual([]);
    expect(await openWork('refundAwaits', id)).toEqual([fixture.finance.id]);
    await call(fixture.test, 'refunds.create', {
      token: fixture.finance.token,
      body: { requestId: id, amount: 115_000, reason: 'أُلغي الطلب' },
    });
    expect(await openWork('refundAwaits', id)).toEqual([]);
  });

  it('is refused once the inspection has started, and not found for another company', async () => {
    const { id } = await paid();
    const stranger = await asRole(fixture.test, 'client');
    expect((await ask(id, stranger)).status).toBe(404);
    await fixture.test.api.db
      .update(requests)
      .set({ status: 'inspection_started' })
      .where(eq(requests.id, id));
    expect((await ask(id)).status).toBe(409);
  });
});

describe('cancelling a visit paid from a package balance', () => {
  /** Buys a package of two visits, of which the order itself uses one; returns the purchase's id. */
  const pair = async () => {
    const bought = await payInFull(
      fixture,
      await orderAndSign(fixture, { packageId: fixture.packages.pair }),
    );
    return purchaseOf(fixture, bought.id);
  };

  it('is done by the client while the visit has no supervisor, and restores the visit to the balance', async () => {
    const { db } = fixture.test.api;
    const purchaseId = await pair();
    const { body } = await redeem(fixture, purchaseId);
    const used = async () =>
      (await db.select().from(packagePurchases).where(eq(packagePurchases.id, purchaseId)))[0]?.used;
    expect(await used()).toBe(2);
    expect((await ask(body.id)).status).toBe(409);
    const released = await act('clientInspections.cancel', fixture.client, body.id);
    expect([released.status, released.body.status, await used()]).toEqual([200, 'cancelled', 1]);
  });

  it('needs operations once it has a supervisor, restores the balance, and mentions no refund', async () => {
    const { db } = fixture.test.api;
    const purchaseId = await pair();
    const { body } = await redeem(fixture, purchaseId);
    const supervisor = await asRole(fixture.test, 'supervisor');
    await db
      .update(requests)
      .set({ status: 'supervisor_assigned', supervisorId: supervisor.id })
      .where(eq(requests.id, body.id));
    expect((await act('clientInspections.cancel', fixture.client, body.id)).status).toBe(409);
    const asked = await ask(body.id);
    expect([asked.status, asked.body.refundable]).toEqual([200, 0]);
    await act('adminInspections.cancel', fixture.operator, body.id, 'بطلب من العميل');
    const [purchase] = await db.select().from(packagePurchases).where(eq(packagePurchases.id, purchaseId));
    expect(purchase?.used).toBe(1);
    expect(await openWork('refundAwaits', body.id)).toEqual([]);
    for (const [language, balance, money] of [
      ['en', 'The visit is back in your balance.', /paid|returned|refund/],
      ['ar', 'عادت الزيارة إلى رصيدك.', /دفعت|المبلغ|المالية/],
    ] as const) {
      const { body: notices } = await call<NotificationView[]>(fixture.test, 'notifications.list', {
        token: fixture.client.token,
        language,
      });
      const notice = notices.find(
        ({ kind, requestId }) => requestId === body.id && kind.startsWith('cancel'),
      );
      expect(notice?.sentence).toContain(balance);
      expect(notice?.sentence).not.toMatch(money);
    }
  });
});
