import { describe, expect, it } from 'vitest';
import type { ServiceView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import {
  emptyOrder,
  offersTwoPayments,
  type OrderData,
  orderReducer,
  readOrderData,
  toOrderBody,
} from '@/pages/services/order/orderData';
import {
  currentStep,
  fittingPackages,
  isStepComplete,
  startingOrder,
  stepOfRequest,
  stepsFor,
} from '@/pages/services/order/orderSteps';
import { orderPath, readOrderSubject } from '@/requests/orderPath';

const text = { ar: 'نص', en: 'text' };
const branchService: ServiceView = {
  id: 'service',
  name: text,
  description: text,
  image: null,
  subject: 'branch',
  billing: 'package',
  basePrice: 50_000,
  basePriceWithVat: 57_500,
  min: null,
  max: null,
  packages: [
    {
      id: 'small',
      name: text,
      duration: 'month_1',
      quantity: 1,
      price: 50_000,
      payable: 50_000,
      payableWithVat: 57_500,
    },
    {
      id: 'year',
      name: text,
      duration: 'annual',
      quantity: 12,
      price: 480_000,
      payable: 400_000,
      payableWithVat: 460_000,
    },
  ],
  howItWorks: [],
  questions: [
    { id: 'must', text, mandatory: true },
    { id: 'may', text, mandatory: false },
  ],
  purchases: [{ id: 'bought', name: text, remaining: 3, quantity: 12, endsOn: '2027-01-01', paused: false }],
  balance: 3,
};
const fleetService: ServiceView = { ...branchService, subject: 'vehicle', min: 2, max: 3, purchases: [] };

const year = { kind: 'package', packageId: 'year' } as const;
const order = (data: Partial<OrderData>): OrderData => ({ ...emptyOrder, ...data });
const complete = order({ branchIds: ['branch'], choice: year, answers: { must: 'نعم' } });

const placed = (status: RequestView['status'], actions: RequestView['actions'] = []) => ({ status, actions });
const action = (name: RequestView['actions'][number]['name'], allowed = true) => ({
  name,
  allowed,
  reason: null,
});
const at = (asked: string | null, data: OrderData, service = branchService) =>
  currentStep({ asked, service, data, branches: 2, request: null });

it('an order carries the wish that was chosen: a day alone, or its hour', () => {
  const wish = (data: Partial<OrderData>) => {
    const { preferredOn, preferredAt } = toOrderBody(
      'service',
      orderReducer(order({}), { type: 'details', details: data }),
    );
    return [preferredOn, preferredAt];
  };
  expect(wish({ preferredOn: '2026-11-25', preferredAt: null })).toEqual(['2026-11-25', null]);
  expect(wish({ preferredOn: null, preferredAt: '2026-11-25T06:00:00.000Z' })).toEqual([
    null,
    '2026-11-25T06:00:00.000Z',
  ]);
  // A draft that was left keeps its day.
  expect(readOrderData({ preferredOn: '2026-11-25' }).preferredOn).toBe('2026-11-25');
});

describe('the steps of an order', () => {
  it('ask for vehicles only where vehicles are inspected', () => {
    expect(stepsFor(branchService, complete, 2)).not.toContain('vehicles');
    expect(stepsFor(fleetService, complete, 2)).toContain('vehicles');
  });

  it('have neither contract nor payment where the package is already paid', () => {
    const steps = stepsFor(branchService, order({ choice: { kind: 'balance' } }), 2);
    expect(steps).toEqual(['location', 'package', 'details', 'done']);
  });

  it('ask nothing where there is nothing to choose between', () => {
    const single: ServiceView = { ...branchService, billing: 'single', purchases: [] };
    expect(stepsFor(single, complete, 1)).toEqual(['details', 'contract', 'payment', 'done']);
    expect(stepsFor({ ...fleetService, purchases: [] }, complete, 0)[0]).toBe('vehicles');
  });

  it('do not go past a balance or a package that holds fewer visits than branches were chosen', () => {
    const chosen = (choice: OrderData['choice'], ...branchIds: string[]) =>
      isStepComplete('package', branchService, order({ choice, branchIds }));
    const balance = { kind: 'balance' } as const;
    expect([chosen(balance, 'a', 'b', 'c'), chosen(balance, 'a', 'b', 'c', 'd')]).toEqual([true, false]);
    const small = { kind: 'package', packageId: 'small' } as const;
    expect([chosen(small, 'a'), chosen(small, 'a', 'b')]).toEqual([true, false]);
    expect(chosen({ kind: 'custom' }, 'a', 'b')).toBe(false);
  });

  it('resume where they were left', () => {
    expect(at('package', complete)).toBe('package');
    expect(at('details', complete)).toBe('details');
  });

  it('cannot be jumped over by an address: the first unanswered one is shown', () => {
    expect(at('details', order({}))).toBe('location');
    expect(at('details', order({ branchIds: ['branch'] }))).toBe('package');
    expect(at('payment', complete)).toBe('details');
    expect(at('nonsense', order({}))).toBe('location');
  });

  it('do not go past a paid package that holds fewer vehicles than were chosen', () => {
    const left = { ...fleetService, purchases: branchService.purchases };
    const chosen = (...vehicleIds: string[]) =>
      isStepComplete('package', left, order({ vehicleIds, choice: { kind: 'balance' } }));
    expect([chosen('a', 'b'), chosen('a', 'b', 'c'), chosen('a', 'b', 'c', 'd')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are not complete with fewer vehicles than the least or more than the most', () => {
    const chosen = (...vehicleIds: string[]) =>
      isStepComplete('vehicles', fleetService, order({ vehicleIds }));
    expect([chosen('a'), chosen('a', 'b'), chosen('a', 'b', 'c'), chosen('a', 'b', 'c', 'd')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('ask again for a package that has become too small for the vehicles, or is no longer sold', () => {
    const data = order({ vehicleIds: ['a', 'b'], choice: { kind: 'package', packageId: 'small' } });
    expect(fittingPackages(fleetService, data).map(({ id }) => id)).toEqual(['year']);
    expect(isStepComplete('package', fleetService, data)).toBe(false);
    expect(
      isStepComplete('package', branchService, order({ choice: { kind: 'package', packageId: 'gone' } })),
    ).toBe(false);
  });

  it('demand every mandatory answer, and a description where the order is custom', () => {
    const details = (data: Partial<OrderData>) =>
      isStepComplete('details', branchService, order({ ...complete, ...data }));
    expect(details({})).toBe(true);
    expect(details({ answers: { must: '  ' } })).toBe(false);
    expect(details({ choice: { kind: 'custom' } })).toBe(false);
    expect(details({ choice: { kind: 'custom' }, notes: 'خمسة مستودعات' })).toBe(true);
  });
});

describe('a placed request in the wizard', () => {
  it('is at the contract while it can be signed, at the payment while it can be paid', () => {
    expect(stepOfRequest(placed('contract_sent', [action('signContract')]))).toBe('contract');
    expect(stepOfRequest(placed('payment_pending', [action('pay')]))).toBe('payment');
  });

  it('waits at the contract until the team has sent one', () => {
    expect(stepOfRequest(placed('pending', [action('withdraw')]))).toBe('contract');
    expect(stepOfRequest(placed('change_request', [action('withdraw')]))).toBe('contract');
  });

  it('is done while its transfer is checked, once paid, and once cancelled', () => {
    expect(stepOfRequest(placed('payment_pending', [action('pay', false)]))).toBe('done');
    expect(stepOfRequest(placed('payment_completed'))).toBe('done');
    expect(stepOfRequest(placed('cancelled'))).toBe('done');
  });

  it('decides the step, whatever the address asks for', () => {
    const request = placed('payment_pending', [action('pay')]);
    expect(
      currentStep({ asked: 'location', service: branchService, data: complete, branches: 2, request }),
    ).toBe('payment');
  });
});

describe('the answers of an order', () => {
  it('forget the vehicles of a branch that is no longer chosen', () => {
    const data = order({ branchIds: ['one'], vehicleIds: ['a'] });
    expect(orderReducer(data, { type: 'branch', branchId: 'two' }).vehicleIds).toEqual([]);
    expect(orderReducer(data, { type: 'branch', branchId: 'one' }).vehicleIds).toEqual(['a']);
  });

  it('take no vehicle over the most, and let go of one that is pressed again', () => {
    const press = (data: OrderData, vehicleId: string) =>
      orderReducer(data, { type: 'vehicle', vehicleId, max: 2 });
    const full = press(press(order({}), 'a'), 'b');
    expect(press(full, 'c').vehicleIds).toEqual(['a', 'b']);
    expect(press(full, 'a').vehicleIds).toEqual(['b']);
  });

  it('go back to one payment when the new choice is paid at once', () => {
    const twice = order({ choice: year, paymentPlan: 'two' });
    const change = (choice: OrderData['choice'] & object) =>
      orderReducer(twice, { type: 'choice', choice, service: branchService }).paymentPlan;
    expect(offersTwoPayments(year, branchService)).toBe(true);
    expect(change({ kind: 'package', packageId: 'small' })).toBe('one');
    expect(change(year)).toBe('two');
  });

  it('survive the way through the draft, and a broken draft begins anew', () => {
    expect(readOrderData(JSON.parse(JSON.stringify(complete)))).toEqual(complete);
    expect(readOrderData({ choice: { kind: 'barter' }, branchIds: ['branch'] })).toEqual(
      order({ branchIds: ['branch'] }),
    );
    expect(readOrderData('nonsense')).toEqual(emptyOrder);
  });

  it('are sent without the questions that were left empty', () => {
    const body = toOrderBody('service', order({ ...complete, answers: { must: ' نعم ', may: ' ' } }));
    expect(body.answers).toEqual([{ questionId: 'must', answer: 'نعم' }]);
    expect(body.packageId).toBe('year');
  });

  it('send the first branch as the order’s own and the rest beside it', () => {
    const body = toOrderBody('service', order({ ...complete, branchIds: ['a', 'b', 'c'] }));
    expect(body).toMatchObject({ branchId: 'a', otherBranchIds: ['b', 'c'] });
  });
});

describe('the start of an order', () => {
  const branches = [{ id: 'one' }, { id: 'two' }];
  const start = (data: object, selected: string | null, service = branchService) =>
    startingOrder({ data: data as Record<string, unknown> }, service, branches, selected);

  it('suggests the branch that the screens are about, and keeps one already chosen', () => {
    expect(start({}, 'two').branchIds).toEqual(['two']);
    expect(start({ branchIds: ['one', 'two'] }, 'two').branchIds).toEqual(['one', 'two']);
  });

  it('is about the branch or the vehicle that the address names, out of the balance where one is left', () => {
    const asked = (data: object, link: string, service = branchService) =>
      startingOrder(
        { data: data as Record<string, unknown> },
        service,
        branches,
        'two',
        readOrderSubject(new URL(link, 'http://portal.test').searchParams),
      );
    const link = orderPath('service', { branchId: 'one', vehicleId: null });
    expect(link).toBe('/services/service?branch=one');
    const draft = { branchIds: ['two'], choice: year, notes: 'الباب الخلفي' };
    expect(asked(draft, link)).toMatchObject({
      branchIds: ['one'],
      choice: { kind: 'balance' },
      notes: 'الباب الخلفي',
    });
    const unpaid = { ...branchService, purchases: [] };
    expect(asked(draft, link, unpaid).choice).toEqual(year);
    const ofVehicle = orderPath('service', { branchId: null, vehicleId: 'van' });
    expect(asked({ vehicleIds: ['lorry'] }, ofVehicle, fleetService).vehicleIds).toEqual(['van']);
    // Another company's branch, or one since closed, is asked for like any.
    expect(asked(draft, orderPath('service', { branchId: 'sold' })).branchIds).toEqual([]);
    expect(orderPath('service')).toBe('/services/service');
    expect(asked({}, orderPath('service')).branchIds).toEqual(['two']);
  });

  it('asks again for a branch that is no longer theirs', () => {
    expect(start({ branchIds: ['sold'] }, null).branchIds).toEqual([]);
  });

  it('chooses what is already paid for, else the only way to buy', () => {
    const single: ServiceView = { ...branchService, billing: 'single', purchases: [] };
    expect(start({}, null, single).choice).toEqual({ kind: 'single' });
    expect(start({}, null, { ...single, purchases: branchService.purchases }).choice).toEqual({
      kind: 'balance',
    });
    expect(start({}, null, { ...branchService, purchases: [] }).choice).toBeNull();
  });
});
