import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderAgainView, OrderDraftView } from '#domain/api/orderViews';
import { tables } from '../../framework/server/db/schema/tables';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { addBranch, buildOrdersWorld, orderAndSign, type OrdersWorld } from './ordersWorld';

let world: OrdersWorld;
beforeAll(async () => {
  world = await buildOrdersWorld();
});
afterAll(() => world?.test.close());

const again = (id: string, token = world.client.token) =>
  call<OrderAgainView>(world.test, 'clientInspections.orderAgain', { token, params: { id } });

describe('ordering the same again', () => {
  it('begins with the branch, the package, the answers and the notes of the earlier request', async () => {
    const { id } = await orderAndSign(world, { packageId: world.packages.pair, notes: 'المدخل من الخلف' });
    expect((await again(id)).body).toEqual({
      branchIds: [world.branchId],
      vehicleIds: [],
      choice: { kind: 'package', packageId: world.packages.pair },
      paymentPlan: 'one',
      answers: { [world.questionId]: '300' },
      notes: 'المدخل من الخلف',
    });
  });

  it('leaves out a branch that was closed since, and is for the company alone', async () => {
    const { db } = world.test.api;
    const branchId = await addBranch(world.test, world.client.id);
    const { id } = await orderAndSign(world, { branchId });
    await db.update(tables.branches).set({ active: false }).where(eq(tables.branches.id, branchId));
    expect((await again(id)).body.branchIds).toEqual([]);
    const stranger = await asRole(world.test, 'client');
    expect((await again(id, stranger.token)).status).toBe(404);
  });
});

describe('what a branch has answered', () => {
  it('is remembered for its next order, and not for another branch', async () => {
    const other = await addBranch(world.test, world.client.id);
    await orderAndSign(world);
    const { body } = await call<OrderDraftView>(world.test, 'orderDrafts.get', {
      ...{ token: world.client.token, params: { serviceId: world.serviceId } },
    });
    expect(body.remembered[world.branchId]).toEqual({ [world.questionId]: '300' });
    expect(body.remembered[other]).toBeUndefined();
  });
});
