import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { draw, drawingThreads } from '../../server/pdf/thread/drawingThreads';
import { buildOrdersFixture, order, type OrdersFixture } from '../api/ordersFixture';
import * as fixtures from '../pdf/fixtures';
import { call } from '../support/call';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());

it('a price quote starts a drawing thread, which then draws the order’s contract', async () => {
  const { test, client, serviceId, branchId, packages } = fixture;
  const body = { serviceId, branchId, packageId: packages.weekly };
  expect(drawingThreads.isRunning).toBe(false);
  expect((await call(test, 'clientInspections.quote', { token: client.token, body })).status).toBe(200);
  await vi.waitFor(() => expect(drawingThreads.isRunning).toBe(true));
  // Waits until the thread has started.
  await draw('contract', fixtures.contract);
  let started = 0;
  const count = () => void (started += 1);
  process.on('worker', count);
  expect((await order(fixture)).body).toMatchObject({ contract: { version: 1 } });
  process.off('worker', count);
  expect(started).toBe(0);
});
