import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderDraftView, QuoteView, ServiceView } from '#domain/api/orderViews';
import type { NotificationView } from '#domain/api/messageViews';
import type { RequestView } from '#domain/api/requestViews';
import { contracts, packagePurchases } from '../../server/db/schema/money';
import { requests } from '../../server/db/schema/requests';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole, openSession } from '../support/people';
import { tinyPdf, upload } from '../support/upload';
import {
  addBranch,
  addService,
  addVehicles,
  buildOrdersFixture,
  order,
  orderAndSign,
  type OrdersFixture,
  purchaseOf,
  redeem,
  reread,
  statusesOf,
} from './ordersFixture';
import { payInFull } from './paymentsFixture';

type OrderOperation =
  | 'clientInspections.request'
  | 'clientInspections.requestCustom'
  | 'clientInspections.redeem';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
});
afterAll(() => fixture?.test.close());

describe('the quote of an order', () => {
  const quote = (body: Record<string, unknown>) =>
    call<QuoteView & { errors?: Record<string, string[]> }>(fixture.test, 'clientInspections.quote', {
      token: fixture.client.token,
      body: { serviceId: fixture.serviceId, ...body },
    });

  it('shows the discount, the VAT and both payments', async () => {
    const { body } = await quote({ packageId: fixture.packages.annual, paymentPlan: 'two' });
    expect(body).toMatchObject({
      discount: 200_000,
      subtotal: 1_000_001,
      vat: 150_000,
      total: 1_150_001,
      twoPaymentsOffered: true,
      instalments: [{ amount: 575_001 }, { amount: 575_000 }],
    });
  });

  it('of a weekly package offers one payment only', async () => {
    const { body } = await quote({ packageId: fixture.packages.weekly });
    expect(body).toMatchObject({ twoPaymentsOffered: false, instalments: [{ amount: 115_000 }] });
    const refused = await quote({ packageId: fixture.packages.weekly, paymentPlan: 'two' });
    expect(refused.body.errors).toHaveProperty('paymentPlan');
  });
});

describe('placing an order', () => {
  it('sends its contract at once', async () => {
    const placed = await order(fixture);
    expect(placed).toMatchObject({
      status: 201,
      body: {
        status: 'contract_sent',
        total: 115_000,
        package: { id: fixture.packages.weekly, quantity: 1 },
        contract: { version: 1, source: 'template', file: { type: 'application/pdf' } },
        actions: expect.arrayContaining([{ name: 'signContract', allowed: true, reason: null }]),
      },
    });
  });

  it('for a reviewed service leaves the contract to an admin, who is notified', async () => {
    const serviceId = await addService(fixture.test, { requiresContractReview: true, billing: 'single' });
    const { body } = await order(fixture, { serviceId, packageId: undefined, answers: [] });
    expect(body).toMatchObject({ status: 'pending', contract: null });
    const notices = await call<NotificationView[]>(fixture.test, 'notifications.list', {
      token: fixture.operator.token,
    });
    expect(notices.body[0]).toMatchObject({ kind: 'orderPlaced', requestId: body.id });
  });

  it('requires every mandatory answer', async () => {
    const refused = await order(fixture, { answers: [] });
    expect(refused).toMatchObject({ status: 400, body: { errors: { answers: [expect.any(String)] } } });
  });

  it.each([
    [
      'a package of another service',
      { packageId: '6f0c6a3e-0000-4000-8000-000000000000' },
      409,
      'no_package_fits',
    ],
    ['no branch', { branchId: undefined }, 400, 'validation_failed'],
    ['a plan that the package does not allow', { paymentPlan: 'two' }, 400, 'validation_failed'],
  ])('is refused with %s', async (_, changes, status, code) => {
    expect(await order(fixture, changes)).toMatchObject({ status, body: { code } });
  });

  it("cannot name another company's branch, which is not found", async () => {
    const stranger = await asRole(fixture.test, 'client');
    const branchId = await addBranch(fixture.test, stranger.id);
    expect((await order(fixture, { branchId })).status).toBe(404);
  });

  it('is refused until the company profile is complete', async () => {
    const fresh = await asRole(fixture.test, 'client', { profileCompleted: false });
    const branchId = await addBranch(fixture.test, fresh.id);
    expect((await order(fixture, { branchId }, fresh.token)).status).toBe(403);
  });

  it('is allowed to a branch manager for their own branch only', async () => {
    const other = await addBranch(fixture.test, fixture.client.id);
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: fixture.client.id,
      branchIds: [fixture.branchId],
    });
    expect((await order(fixture, {}, manager.token)).status).toBe(201);
    expect((await order(fixture, { branchId: other }, manager.token)).status).toBe(404);
  });

  it('cannot be drafted under an id that is no service', async () => {
    const params = { serviceId: fixture.branchId };
    const { token } = fixture.client;
    const body = { step: 'details', data: {} };
    expect((await call(fixture.test, 'orderDrafts.save', { token, params, body })).status).toBe(404);
    expect((await call(fixture.test, 'orderDrafts.get', { token, params })).status).toBe(404);
  });

  it('can continue from the draft on the person’s other devices, which nobody else can read', async () => {
    const params = { serviceId: await addService(fixture.test, { billing: 'single' }) };
    const other = await asRole(fixture.test, 'branch_manager', {
      clientId: fixture.client.id,
      branchIds: [fixture.branchId],
    });
    const body = { step: 'details', data: { notes: 'الباب الخلفي' } };
    await call(fixture.test, 'orderDrafts.save', { token: fixture.client.token, params, body });
    const device = await openSession(fixture.test, fixture.client.id);
    const draftOf = async (token: string) =>
      (await call<OrderDraftView>(fixture.test, 'orderDrafts.get', { token, params })).body;
    expect(device).not.toBe(fixture.client.token);
    expect(await draftOf(device)).toMatchObject(body);
    expect(await draftOf(other.token)).toMatchObject({ step: '', data: {} });
  });

  it('clears its draft, and a new draft names the order that waits for signature or payment', async () => {
    const params = { serviceId: await addService(fixture.test, { billing: 'single' }) };
    const { token } = fixture.client;
    const body = { step: 'details', data: { notes: 'الباب الخلفي' } };
    await call(fixture.test, 'orderDrafts.save', { token, params, body });
    const draft = () => call<OrderDraftView>(fixture.test, 'orderDrafts.get', { token, params });
    expect((await draft()).body).toMatchObject({ ...body, open: null });
    const placed = await order(fixture, { ...params, packageId: undefined, answers: [] });
    const { id, number } = placed.body;
    expect((await draft()).body).toMatchObject({ step: '', data: {}, open: { id, number } });
    await fixture.test.api.db.update(requests).set({ status: 'change_request' }).where(eq(requests.id, id));
    expect((await draft()).body.open).toBeNull();
  });
});

describe('an order sent more than once', () => {
  const send = (
    key: string | undefined,
    body: Record<string, unknown>,
    id: OrderOperation = 'clientInspections.request',
  ) =>
    call<RequestView & { code?: string }>(fixture.test, id, {
      token: fixture.client.token,
      body: { branchId: fixture.branchId, answers: [], ...body },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const single = async () => ({ serviceId: await addService(fixture.test, { billing: 'single' }) });
  const placedOf = ({ serviceId }: { readonly serviceId: string }) =>
    fixture.test.api.db.$count(requests, eq(requests.serviceId, serviceId));

  it('is placed once per idempotency key, even with ten simultaneous calls, and gets the same answer', async () => {
    const body = await single();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('twice', body)));
    const again = await send('twice', body);
    expect(statusesOf([...answers, again])).toEqual(Array.from({ length: 11 }, () => 201));
    expect(new Set([...answers, again].map((answer) => answer.body.id)).size).toBe(1);
    expect(await placedOf(body)).toBe(1);
  });

  it('is refused if it differs under the same key, and is a new order without a key', async () => {
    const body = await single();
    const first = await send('other', body);
    const other = await send('other', { ...body, notes: 'الباب الخلفي' });
    expect([other.status, other.body.code]).toEqual([409, 'order_placed_already']);
    expect((await send('other key', body)).body.code).toBe('idempotency_key');
    expect((await send(undefined, body)).body.id).not.toBe(first.body.id);
    expect(await placedOf(body)).toBe(2);
  });

  it('leaves its key unused if it was refused; another client’s key is separate', async () => {
    const body = await single();
    expect((await send('free', { ...body, branchId: undefined })).status).toBe(400);
    expect((await send('free', body)).status).toBe(201);
    const other = await asRole(fixture.test, 'client');
    const branchId = await addBranch(fixture.test, other.id);
    const theirs = await call<RequestView>(fixture.test, 'clientInspections.request', {
      token: other.token,
      body: { ...body, branchId, answers: [] },
      headers: { 'idempotency-key': 'free' },
    });
    expect(theirs.status).toBe(201);
    expect(await placedOf(body)).toBe(2);
  });

  it('takes one visit from a package balance, and makes one custom request', async () => {
    const bought = await payInFull(
      fixture,
      await orderAndSign(fixture, { packageId: fixture.packages.pair }),
    );
    const purchaseId = await purchaseOf(fixture, bought.id);
    const answers = [{ questionId: fixture.questionId, answer: '300' }];
    const drawn = { serviceId: fixture.serviceId, purchaseId, answers };
    const redeemed = await Promise.all([1, 2, 3].map(() => send('drawn', drawn, 'clientInspections.redeem')));
    expect(new Set(redeemed.map(({ body }) => body.id)).size).toBe(1);
    const [balance] = await fixture.test.api.db
      .select({ used: packagePurchases.used })
      .from(packagePurchases)
      .where(eq(packagePurchases.id, purchaseId));
    expect(balance).toEqual({ used: 2 });
    const custom = { ...(await single()), notes: 'ثلاثة مطابخ' };
    for (let sent = 0; sent < 2; sent++) await send('custom', custom, 'clientInspections.requestCustom');
    expect(await placedOf(custom)).toBe(1);
  });

  it('is placed once from two tabs, which start with the same key; the next order has a new key', async () => {
    const params = await single();
    const open = () =>
      call<OrderDraftView>(fixture.test, 'orderDrafts.get', { token: fixture.client.token, params });
    const [one, other] = [await open(), await open()];
    // The second tab keeps its input even after the first has ordered.
    const first = await send(one.body.orderKey, params);
    await call(fixture.test, 'orderDrafts.save', {
      token: fixture.client.token,
      params,
      body: {
        step: 'details',
        data: { notes: '' },
      },
    });
    expect((await send(other.body.orderKey, params)).body.id).toBe(first.body.id);
    const next = await open();
    expect((await send(next.body.orderKey, params)).body.id).not.toBe(first.body.id);
    expect(await placedOf(params)).toBe(2);
  });
});

describe('ordering a vehicle inspection', () => {
  it('enforces the service’s minimum and the package’s maximum number of vehicles', async () => {
    const [first, second, third, fourth] = await addVehicles(fixture.test, fixture.client.id, [
      '1',
      '2',
      '3',
      '4',
    ]);
    const packageId = '6f0c6a3e-1111-4111-8111-111111111111';
    const serviceId = await addService(fixture.test, {
      subject: 'vehicle',
      min: 2,
      max: 4,
      packages: [
        { id: packageId, name: { ar: 'ثلاث', en: 'Three' }, duration: 'month_1', quantity: 3, price: 90_000 },
      ],
    });
    const base = { serviceId, packageId, branchId: undefined, answers: [] };
    const vehicles = (...vehicleIds: unknown[]) => order(fixture, { ...base, vehicleIds });
    expect((await vehicles(first)).body).toHaveProperty('errors.vehicleIds');
    expect((await vehicles(first, second, third, fourth)).body).toHaveProperty('errors.vehicleIds');
    expect((await vehicles(first, second)).body).toMatchObject({ vehiclesCount: 2, total: 103_500 });
  });

  it('is priced per vehicle without a package', async () => {
    const vehicleIds = await addVehicles(fixture.test, fixture.client.id, ['5', '6', '7']);
    const serviceId = await addService(fixture.test, {
      subject: 'vehicle',
      billing: 'single',
      basePrice: 10_000,
    });
    const placed = await order(fixture, {
      serviceId,
      packageId: undefined,
      branchId: undefined,
      answers: [],
      vehicleIds,
    });
    expect(placed.body).toMatchObject({ total: 34_500, vehiclesCount: 3 });
  });
});

describe('redeeming a visit from a package', () => {
  const paidPair = async () => {
    const request = await payInFull(
      fixture,
      await orderAndSign(fixture, { packageId: fixture.packages.pair }),
    );
    return purchaseOf(fixture, request.id);
  };
  const usedOf = async (id: string) => {
    const [row] = await fixture.test.api.db
      .select()
      .from(packagePurchases)
      .where(eq(packagePurchases.id, id));
    return row?.used;
  };

  it('needs no further payment, goes straight to assignment, and uses up the balance', async () => {
    const purchaseId = await paidPair();
    const redeemed = await redeem(fixture, purchaseId);
    expect(redeemed).toMatchObject({ status: 201, body: { status: 'payment_completed', kind: 'redeemed' } });
    expect(await usedOf(purchaseId)).toBe(2);
    const { body } = await call<ServiceView>(fixture.test, 'services.get', {
      token: fixture.client.token,
      params: { id: fixture.serviceId },
    });
    expect(body.purchases.map(({ id }) => id)).not.toContain(purchaseId);
  });

  it('succeeds once for the last visit with two simultaneous calls', async () => {
    const purchaseId = await paidPair();
    const both = await Promise.all([redeem(fixture, purchaseId), redeem(fixture, purchaseId)]);
    expect(statusesOf(both)).toEqual([201, 409]);
    expect(await usedOf(purchaseId)).toBe(2);
  });

  it('refuses more vehicles than the balance covers, at the field, with the remaining number', async () => {
    const packageId = '6f0c6a3e-2222-4222-8222-222222222222';
    const vehicleIds = await addVehicles(fixture.test, fixture.client.id, ['11', '12', '13']);
    const serviceId = await addService(fixture.test, {
      subject: 'vehicle',
      packages: [
        { id: packageId, name: { ar: 'ثلاث', en: 'Three' }, duration: 'month_1', quantity: 3, price: 90_000 },
      ],
    });
    const fleet = { serviceId, branchId: undefined, answers: [] };
    const [one] = vehicleIds;
    const bought = await orderAndSign(fixture, { ...fleet, packageId, vehicleIds: [one] });
    const purchaseId = await purchaseOf(fixture, (await payInFull(fixture, bought)).id);
    const take = (count: number) =>
      call<{ errors: Record<string, string[]> }>(fixture.test, 'clientInspections.redeem', {
        token: fixture.client.token,
        language: 'en',
        body: { ...fleet, purchaseId, vehicleIds: vehicleIds.slice(0, count) },
      });
    const refused = await take(3);
    expect(refused.status).toBe(400);
    expect(refused.body.errors['vehicleIds']).toEqual([
      'Vehicles left in this package: 2. Choose fewer, or order without this package.',
    ]);
    expect(await usedOf(purchaseId)).toBe(1);
    expect((await take(2)).status).toBe(201);
  });

  it('restores the balance when the request is cancelled', async () => {
    const purchaseId = await paidPair();
    const { body } = await redeem(fixture, purchaseId);
    await cancel(body);
    expect(await usedOf(purchaseId)).toBe(1);
  });

  it('is refused after the order that bought the package was cancelled', async () => {
    const bought = await payInFull(
      fixture,
      await orderAndSign(fixture, { packageId: fixture.packages.pair }),
    );
    const purchaseId = await purchaseOf(fixture, bought.id);
    await cancel(bought);
    expect(await redeem(fixture, purchaseId)).toMatchObject({
      status: 409,
      body: { code: 'package_exhausted' },
    });
  });

  it('is not found for another company', async () => {
    const purchaseId = await paidPair();
    const stranger = await asRole(fixture.test, 'client');
    expect((await redeem(fixture, purchaseId, stranger.token)).status).toBe(404);
  });

  const cancel = (request: RequestView) =>
    call<RequestView>(fixture.test, 'adminInspections.cancel', {
      token: fixture.operator.token,
      params: { id: request.id },
      body: { version: request.version, reason: 'الفرع مغلق للصيانة' },
    });
});

describe('an order for several branches', () => {
  const chain = async () => [
    await addBranch(fixture.test, fixture.client.id),
    await addBranch(fixture.test, fixture.client.id),
  ];
  const requestsOf = (branchIds: readonly string[]) =>
    fixture.test.api.db
      .select()
      .from(requests)
      .where(inArray(requests.branchId, [...branchIds]));
  const boughtBy = async (requestId: string) => {
    const [row] = await fixture.test.api.db
      .select()
      .from(packagePurchases)
      .where(eq(packagePurchases.requestId, requestId));
    return row;
  };

  it('has one contract that names each branch, one price and no further requests yet', async () => {
    const others = await chain();
    const { body } = await order(fixture, { packageId: fixture.packages.annual, otherBranchIds: others });
    const [contract] = await fixture.test.api.db
      .select()
      .from(contracts)
      .where(eq(contracts.requestId, body.id));
    expect(contract?.data?.scope).toMatchObject({ kind: 'branches', branches: { length: 3 } });
    expect(body.total).toBe(1_150_001);
    expect(await requestsOf(others)).toEqual([]);
  });

  it('creates a redeemed request for each other branch when it is paid, and notifies operations', async () => {
    const others = await chain();
    const signed = await orderAndSign(fixture, {
      packageId: fixture.packages.annual,
      otherBranchIds: [...others, fixture.branchId],
    });
    const paid = await payInFull(fixture, signed);
    const opened = await requestsOf(others);
    expect(opened).toHaveLength(2);
    for (const one of opened) {
      expect(one).toMatchObject({ status: 'payment_completed', kind: 'redeemed', orderedWithId: paid.id });
    }
    expect(await boughtBy(paid.id)).toMatchObject({ quantity: 12, used: 3 });
    const sister = await reread(fixture, String(opened[0]?.id));
    expect(sister).toMatchObject({
      quote: null,
      orderedWith: { lead: { id: paid.id, number: paid.number }, branches: { length: 2 } },
      answers: [{ answer: '300' }],
    });
    const notices = await call<NotificationView[]>(fixture.test, 'notifications.list', {
      token: fixture.operator.token,
    });
    const toAssign = notices.body.filter(({ requestId }) => opened.some(({ id }) => id === requestId));
    expect(toAssign.map(({ kind }) => kind)).toEqual(['openBranchRequest', 'openBranchRequest']);
  });

  it('is priced per branch without a package, and a deactivated branch’s visit stays in the balance', async () => {
    const others = await chain();
    const [gone] = others;
    const serviceId = await addService(fixture.test, { billing: 'single', basePrice: 10_000 });
    const signed = await orderAndSign(fixture, {
      serviceId,
      packageId: undefined,
      answers: [],
      otherBranchIds: others,
    });
    expect(signed.total).toBe(34_500);
    const { branches } = tables;
    await fixture.test.api.db
      .update(branches)
      .set({ active: false })
      .where(eq(branches.id, String(gone)));
    const paid = await payInFull(fixture, signed);
    expect(await requestsOf(others)).toHaveLength(1);
    expect(await boughtBy(paid.id)).toMatchObject({ quantity: 3, used: 2 });
  });

  it.each([
    ['a package that holds fewer visits', { packageId: 'pair' as const }, 400],
    ["another company's branch", { stranger: true }, 404],
    ['vehicles', { fleet: true }, 400],
  ])(
    'is refused with %s',
    async (_, { packageId = 'annual', stranger, fleet }: Record<string, unknown>, status) => {
      const other = await asRole(fixture.test, 'client');
      const others = stranger ? [await addBranch(fixture.test, other.id)] : await chain();
      const vehicleIds = fleet ? await addVehicles(fixture.test, fixture.client.id, ['91']) : undefined;
      const changes = fleet
        ? {
            serviceId: await addService(fixture.test, {
              subject: 'vehicle',
              billing: 'single',
            }),
            packageId: undefined,
            answers: [],
            vehicleIds,
          }
        : { packageId: fixture.packages[packageId as 'annual'] };
      const refused = await order(fixture, { ...changes, otherBranchIds: others });
      expect(refused.status).toBe(status);
      if (status === 400) expect(refused.body).toHaveProperty('errors.otherBranchIds');
    },
  );

  it('is limited to a branch manager’s own branches', async () => {
    const [other = ''] = await chain();
    const { token } = await asRole(fixture.test, 'branch_manager', {
      clientId: fixture.client.id,
      branchIds: [fixture.branchId],
    });
    const changes = { packageId: fixture.packages.annual, otherBranchIds: [other] };
    expect((await order(fixture, changes, token)).status).toBe(404);
  });

  it('needs an uploaded contract with at least as many visits as branches', async () => {
    const serviceId = await addService(fixture.test, { requiresContractReview: true, billing: 'single' });
    const { body } = await order(fixture, {
      serviceId,
      packageId: undefined,
      answers: [],
      otherBranchIds: await chain(),
    });
    const file = await upload(
      fixture.test,
      fixture.operator.token,
      { content: tinyPdf, name: 'contract.pdf' },
      'document',
    );
    const send = (terms: Record<string, unknown>) =>
      call(fixture.test, 'adminInspections.uploadContract', {
        token: fixture.operator.token,
        params: { id: body.id },
        body: { version: body.version, contract: file.body.id, subtotal: 100_000, ...terms },
      });
    expect((await send({})).body).toHaveProperty('errors.inspections');
    expect((await send({ inspections: 2, duration: 'month_3' })).body).toHaveProperty('errors.inspections');
    expect((await send({ inspections: 3, duration: 'month_3' })).status).toBe(200);
  });
});

describe('the combined balance of several packages', () => {
  /** Another company with as many paid packages of two visits, so that the purchases of others do not count. */
  const buyer = async (packages: number) => {
    const client = await asRole(fixture.test, 'client');
    const own = { ...fixture, client, branchId: await addBranch(fixture.test, client.id) };
    const bought: string[] = [];
    for (let count = 0; count < packages; count += 1) {
      const request = await payInFull(own, await orderAndSign(own, { packageId: fixture.packages.pair }));
      bought.push(await purchaseOf(own, request.id));
    }
    return { own, bought };
  };
  const take = (own: OrdersFixture, otherBranchIds: readonly string[]) =>
    call<RequestView & { errors?: Record<string, string[]> }>(fixture.test, 'clientInspections.redeem', {
      token: own.client.token,
      language: 'en',
      body: {
        serviceId: fixture.serviceId,
        branchId: own.branchId,
        otherBranchIds,
        answers: [
          {
            questionId: fixture.questionId,
            answer: '300',
          },
        ],
      },
    });
  const leftIn = async (ids: readonly string[]) => {
    const rows = await fixture.test.api.db
      .select()
      .from(packagePurchases)
      .where(inArray(packagePurchases.id, [...ids]));
    return ids.map((id) => {
      const row = rows.find((one) => one.id === id);
      return row ? row.quantity - row.used : null;
    });
  };

  it('pays for a visit to each branch in one order, starting with the package that expires first', async () => {
    const { own, bought } = await buyer(2);
    const [later = '', sooner = ''] = bought;
    await fixture.test.api.db
      .update(packagePurchases)
      .set({ endsOn: '2026-12-01' })
      .where(eq(packagePurchases.id, sooner));
    const other = await addBranch(fixture.test, own.client.id);
    const { status, body } = await take(own, [other]);
    expect(status).toBe(201);
    expect(body.orderedWith).toMatchObject({ lead: null, branches: [{ id: other }] });
    expect(await leftIn([sooner, later])).toEqual([0, 0]);
  });

  it('is used in full or not at all', async () => {
    const { own, bought } = await buyer(1);
    const others = [await addBranch(fixture.test, own.client.id)];
    const refused = await take(own, others);
    expect(refused.status).toBe(400);
    expect(refused.body.errors?.['otherBranchIds']).toEqual([
      'Visits left in your packages: 1. Choose fewer branches, or order without the balance.',
    ]);
    expect(await leftIn(bought)).toEqual([1]);
    expect((await take(own, [])).status).toBe(201);
  });
});

describe('the list of requests', () => {
  const list = (token: string, query: Record<string, string | number> = {}) =>
    call<{ id: string; code: string; status: string }[]>(fixture.test, 'inspections.list', { token, query });

  it('can be searched by number, with or without the letter', async () => {
    const { number, id } = (await order(fixture)).body;
    for (const q of [`R-${number}`, String(number)]) {
      expect((await list(fixture.operator.token, { q })).body.map((one) => one.id)).toEqual([id]);
    }
  });

  it('can be filtered by whose turn it is', async () => {
    const { body } = await list(fixture.operator.token, { turn: 'client', _end: 200 });
    expect(new Set(body.map(({ status }) => status))).toEqual(new Set(['contract_sent']));
  });

  it('returns the total beyond the requested page', async () => {
    const { body, headers } = await list(fixture.operator.token, {
      _start: 0,
      _end: 2,
      _sort: 'code',
      _order: 'asc',
    });
    expect(body.map(({ code }) => code)).toEqual(['R-1001', 'R-1002']);
    expect(Number(headers['x-total-count'])).toBeGreaterThan(2);
  });

  it.each([
    ['a page of more than 200', { _end: 201 }],
    ['an unknown filter', { colour: 'red' }],
    ['an unknown status', { status: 'lost' }],
    ['an unknown order', { _sort: 'password' }],
    ['an id that is none', { branchId: 'x' }],
  ])('refuses %s', async (_, query) => {
    expect(await list(fixture.operator.token, query)).toMatchObject({
      status: 400,
      body: { code: 'unknown_parameter' },
    });
  });

  it('hides other companies’ requests from a client', async () => {
    const stranger = await asRole(fixture.test, 'client');
    const { body } = await call<unknown[]>(fixture.test, 'clientInspections.list', {
      token: stranger.token,
    });
    expect(body).toEqual([]);
  });

  it('shows finance the price but not the answers', async () => {
    const { id } = (await order(fixture)).body;
    const get = (token: string) =>
      call<RequestView>(fixture.test, 'inspections.get', { token, params: { id } });
    expect((await get(fixture.finance.token)).body).toMatchObject({ total: 115_000, answers: [] });
    expect((await get(fixture.operator.token)).body.answers).toHaveLength(1);
    expect((await reread(fixture, id)).answers).toHaveLength(1);
  });
});

describe('the service catalogue', () => {
  it('is ordered by number of orders, then by name', async () => {
    const fresh = await buildOrdersFixture();
    const never = await addService(fresh.test, { name: { ar: 'أول الأسماء', en: 'First name' } });
    const once = await addService(fresh.test, { name: { ar: 'باء', en: 'Second name' }, billing: 'single' });
    for (const serviceId of [fresh.serviceId, fresh.serviceId])
      expect((await order(fresh, { serviceId })).status).toBe(201);
    const single = { serviceId: once, packageId: undefined, answers: [] };
    expect((await order(fresh, single)).status).toBe(201);
    const { body } = await call<{ id: string }[]>(fresh.test, 'services.list', { token: fresh.client.token });
    const own = [never, once, fresh.serviceId];
    expect(body.map(({ id }) => id).filter((id) => own.includes(id))).toEqual([fresh.serviceId, once, never]);
    await fresh.test.close();
  });
});
