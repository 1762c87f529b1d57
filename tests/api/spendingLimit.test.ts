import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BranchManagerView } from '#domain/api/profileViews';
import type { RequestView } from '#domain/api/requestViews';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, order, type OrdersFixture, type Person, sign } from './ordersFixture';
import { cards, payByCard, payByTransfer } from './paymentsFixture';

/** Price of the fixture's weekly package, 1,150.00 with VAT. */
const total = 115_000;

let fixture: OrdersFixture;
let manager: Person;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  const { test, client, branchId } = fixture;
  manager = await asRole(test, 'branch_manager', { clientId: client.id, branchIds: [branchId] });
}, 120_000);
afterAll(() => fixture.test.close());

const limit = (amount: number | null, token = fixture.client.token, id = manager.id) =>
  call<BranchManagerView & { code: string }>(fixture.test, 'branchManagers.setLimit', {
    token,
    params: { id },
    body: { limit: amount },
  });
/** Fixture in which the manager signs and pays. */
const asManager = (): OrdersFixture => ({ ...fixture, client: manager });
const read = async (id: string, { token }: Person) =>
  (await call<RequestView>(fixture.test, 'clientInspections.get', { token, params: { id }, language: 'en' }))
    .body;
const actionOf = async (id: string, name: string, person: Person) =>
  (await read(id, person)).actions.find((action) => action.name === name);

describe('a branch manager’s spending limit', () => {
  it('is absent by default: the manager can sign what they order', async () => {
    const placed = (await order(fixture, {}, manager.token)).body;
    expect((await sign(asManager(), placed)).status).toBe(200);
  });

  it('applies to signing and paying above it, and allows exactly the limit', async () => {
    expect((await limit(total - 1)).body.limit).toBe(total - 1);
    const placed = (await order(fixture, {}, manager.token)).body;
    expect(placed.total).toBe(total);
    const refused = await sign(asManager(), placed);
    expect([refused.status, (refused.body as { code?: string }).code]).toEqual([409, 'guard_refused']);
    expect(await actionOf(placed.id, 'signContract', manager)).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('above your company’s limit for you') as string,
    });

    // The owner signs; the manager cannot pay the order either, neither by card nor by transfer.
    const signed = (await sign(fixture, await read(placed.id, fixture.client))).body;
    expect((await payByCard(asManager(), signed, cards.mada)).status).toBe(409);
    expect((await payByTransfer(asManager(), signed)).status).toBe(409);
    expect(await actionOf(placed.id, 'pay', fixture.client)).toMatchObject({ allowed: true });

    await limit(total);
    expect((await payByTransfer(asManager(), await read(placed.id, manager))).status).toBeLessThan(300);
  });

  it('of zero forbids all signing, and its removal allows it again', async () => {
    await limit(0);
    const placed = (await order(fixture, {}, manager.token)).body;
    expect((await sign(asManager(), placed)).status).toBe(409);
    await limit(null);
    expect((await sign(asManager(), await read(placed.id, manager))).status).toBe(200);
  });

  it('can be set by the owner only, for their own managers, and not below zero', async () => {
    const stranger = await asRole(fixture.test, 'client');
    expect((await limit(1, stranger.token)).status).toBe(404);
    expect((await limit(1, manager.token)).status).toBe(403);
    expect((await limit(-1)).status).toBe(400);
    expect((await limit(1, fixture.client.token, fixture.client.id)).status).toBe(404);
  });

  it('is part of the manager’s session', async () => {
    await limit(50_000);
    const session = await call<{ spending_limit: number }>(fixture.test, 'session.get', {
      token: manager.token,
    });
    expect(JSON.stringify(session.body)).toContain('"spending_limit":50000');
  });
});
