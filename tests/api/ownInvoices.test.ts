import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersWorld, orderAndSign, type OrdersWorld } from './ordersWorld';

let world: OrdersWorld;
beforeAll(async () => {
  world = await buildOrdersWorld();
});
afterAll(() => world?.test.close());

const invoicesOf = (token: string) =>
  call<{ code: string; kind: string; requestId: string; total: number }[]>(
    world.test,
    'clientInvoices.list',
    { token },
  );

describe('the invoices of a company', () => {
  it('are its own, called as on paper', async () => {
    const { id } = await orderAndSign(world);
    const { body, status } = await invoicesOf(world.client.token);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ code: 'INV-000001', kind: 'invoice', requestId: id, total: 115_000 }]);
    const stranger = await asRole(world.test, 'client');
    expect((await invoicesOf(stranger.token)).body).toEqual([]);
  });

  it('are not a branch manager’s, nor a supervisor’s', async () => {
    for (const role of ['branch_manager', 'supervisor'] as const) {
      const { token } = await asRole(
        world.test,
        role,
        role === 'branch_manager' ? { clientId: world.client.id } : {},
      );
      expect((await invoicesOf(token)).status).toBe(403);
    }
  });
});
