import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrdersWorld, order, type OrdersWorld } from './ordersWorld';

let world: OrdersWorld;
beforeAll(async () => {
  world = await buildOrdersWorld();
});
afterAll(() => world?.test.close());

describe('ordering a service', () => {
  it('sends its contract at once', async () => {
    const placed = await order(world);
    expect(placed).toMatchObject({ status: 201, body: { status: 'contract_sent', total: 115_000 } });
  });
});
