import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderAgainView, OrderDraftView } from '#domain/api/orderViews';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { addBranch, buildOrdersFixture, orderAndSign, type OrdersFixture } from './ordersFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());

const again = (id: string, token = fixture.client.token) =>
  call<OrderAgainView>(fixture.test, 'clientInspections.orderAgain', { token, params: { id } });

describe('reordering', () => {
  it('starts with the branch, package, answers and notes of the earlier request', async () => {
    const { id } = await orderAndSign(fixture, {
      packageId: fixture.packages.pair,
      notes: 'المدخل من الخلف',
    });
    expect((await again(id)).body).toEqual({
      branchIds: [fixture.branchId],
      vehicleIds: [],
      choice: { kind: 'package', packageId: fixture.packages.pair },
      paymentPlan: 'one',
      answers: { [fixture.questionId]: '300' },
      notes: 'المدخل من الخلف',
    });
  });

  it('leaves out branches that were deactivated, and is not found for another company', async () => {
    const { db } = fixture.test.api;
    const branchId = await addBranch(fixture.test, fixture.client.id);
    const { id } = await orderAndSign(fixture, { branchId });
    await db.update(tables.branches).set({ active: false }).where(eq(tables.branches.id, branchId));
    expect((await again(id)).body.branchIds).toEqual([]);
    const stranger = await asRole(fixture.test, 'client');
    expect((await again(id, stranger.token)).status).toBe(404);
  });
});

describe('the remembered answers of a branch', () => {
  it('are offered for its next order, and not for another branch', async () => {
    const other = await addBranch(fixture.test, fixture.client.id);
    await orderAndSign(fixture);
    const { body } = await call<OrderDraftView>(fixture.test, 'orderDrafts.get', {
      token: fixture.client.token,
      params: { serviceId: fixture.serviceId },
    });
    expect(body.remembered[fixture.branchId]).toEqual({ [fixture.questionId]: '300' });
    expect(body.remembered[other]).toBeUndefined();
  });
});
