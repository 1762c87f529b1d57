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

it('an order sends the preferred day alone, or the preferred hour', () => {
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
  // A draft that was interrupted still has its day.
  expect(readOrderData({ preferredOn: '2026-11-25' }).preferredOn).toBe('2026-11-25');
});

describe('the steps of an order', () => {
  it('include vehicles only for services that inspect vehicles', () => {
    expect(stepsFor(branchService, complete, 2)).not.toContain('vehicles');
    expect(stepsFor(fleetService, complete, 2)).toContain('vehicles');
  });

  it('include neither contract nor payment where the package is already paid', () => {
    const steps = stepsFor(branchService, order({ choice: { kind: 'balance' } }), 2);
    expect(steps).toEqual(['location', 'package', 'details', 'done']);
  });

  it('skip those without a choice to make', () => {
    const single: ServiceView = { ...branchService, billing: 'single', purchases: [] };
    expect(stepsFor(single, complete, 1)).toEqual(['details', 'contract', 'payment', 'done']);
    expect(stepsFor({ ...fleetService, purchases: [] }, complete, 0)[0]).toBe('vehicles');
  });

  it('stop at a balance or package with fewer visits than the chosen branches', () => {
    const chosen = (choice: OrderData['choice'], ...branchIds: string[]) =>
      isStepComplete('package', branchService, order({ choice, branchIds }));
    const balance = { kind: 'balance' } as const;
    expect([chosen(balance, 'a', 'b', 'c'), chosen(balance, 'a', 'b', 'c', 'd')]).toEqual([true, false]);
    const small = { kind: 'package', packageId: 'small' } as const;
    expect([chosen(small, 'a'), chosen(small, 'a', 'b')]).toEqual([true, false]);
    expect(chosen({ kind: 'custom' }, 'a', 'b')).toBe(false);
  });

  it('resume at the step where the order was left', () => {
    expect(at('package', complete)).toBe('package');
    expect(at('details', complete)).toBe('details');
  });

  it('cannot be skipped by an address: the first incomplete step is shown', () => {
    expect(at('details', order({}))).toBe('location');
    expect(at('details', order({ branchIds: ['branch'] }))).toBe('package');
    expect(at('payment', complete)).toBe('details');
    expect(at('nonsense', order({}))).toBe('location');
  });

  it('stop at a paid package with fewer visits than the chosen vehicles', () => {
    const left = { ...fleetService, purchases: branchService.purchases };
    const chosen = (...vehicleIds: string[]) =>
      isStepComplete('package', left, order({ vehicleIds, choice: { kind: 'balance' } }));
    expect([chosen('a', 'b'), chosen('a', 'b', 'c'), chosen('a', 'b', 'c', 'd')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are incomplete with fewer vehicles than the minimum or more than the maximum', () => {
    const chosen = (...vehicleIds: string[]) =>
      isStepComplete('vehicles', fleetService, order({ vehicleIds }));
    expect([chosen('a'), chosen('a', 'b'), chosen('a', 'b', 'c'), chosen('a', 'b', 'c', 'd')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('return to a package that is too small for the vehicles or no longer sold', () => {
    const data = order({ vehicleIds: ['a', 'b'], choice: { kind: 'package', packageId: 'small' } });
    expect(fittingPackages(fleetService, data).map(({ id }) => id)).toEqual(['year']);
    expect(isStepComplete('package', fleetService, data)).toBe(false);
    expect(
      isStepComplete('package', branchService, order({ choice: { kind: 'package', packageId: 'gone' } })),
    ).toBe(false);
  });

  it('require every mandatory answer, and a description for a custom order', () => {
    const details = (data: Partial<OrderData>) =>
      isStepComplete('details', branchService, order({ ...complete, ...data }));
    expect(details({})).toBe(true);
    expect(details({ answers: { must: '  ' } })).toBe(false);
    expect(details({ choice: { kind: 'custom' } })).toBe(false);
    expect(details({ choice: { kind: 'custom' }, notes: 'خمسة مستودعات' })).toBe(true);
  });
});

describe('a placed request in the wizard', () => {
  it('is at the contract step while it can be signed, and at the payment step while it can be paid', () => {
    expect(stepOfRequest(placed('contract_sent', [action('signContract')]))).toBe('contract');
    expect(stepOfRequest(placed('payment_pending', [action('pay')]))).toBe('payment');
  });

  it('stays at the contract step until the team has sent a contract', () => {
    expect(stepOfRequest(placed('pending', [action('withdraw')]))).toBe('contract');
    expect(stepOfRequest(placed('change_request', [action('withdraw')]))).toBe('contract');
  });

  it('is done while its transfer is being checked, once paid, and once cancelled', () => {
    expect(stepOfRequest(placed('payment_pending', [action('pay', false)]))).toBe('done');
    expect(stepOfRequest(placed('payment_completed'))).toBe('done');
    expect(stepOfRequest(placed('cancelled'))).toBe('done');
  });

  it('determines the step, whatever step the address requests', () => {
    const request = placed('payment_pending', [action('pay')]);
    expect(
      currentStep({ asked: 'location', service: branchService, data: complete, branches: 2, request }),
    ).toBe('payment');
  });
});

describe('the input of an order', () => {
  it('drops the vehicles when another branch is chosen', () => {
    const data = order({ branchIds: ['one'], vehicleIds: ['a'] });
    expect(orderReducer(data, { type: 'branch', branchId: 'two' }).vehicleIds).toEqual([]);
    expect(orderReducer(data, { type: 'branch', branchId: 'one' }).vehicleIds).toEqual(['a']);
  });

  it('accepts no vehicle beyond the maximum, and deselects one that is pressed again', () => {
    const press = (data: OrderData, vehicleId: string) =>
      orderReducer(data, { type: 'vehicle', vehicleId, max: 2 });
    const full = press(press(order({}), 'a'), 'b');
    expect(press(full, 'c').vehicleIds).toEqual(['a', 'b']);
    expect(press(full, 'a').vehicleIds).toEqual(['b']);
  });

  it('returns to one payment when the new choice does not offer two', () => {
    const twice = order({ choice: year, paymentPlan: 'two' });
    const change = (choice: OrderData['choice'] & object) =>
      orderReducer(twice, { type: 'choice', choice, service: branchService }).paymentPlan;
    expect(offersTwoPayments(year, branchService)).toBe(true);
    expect(change({ kind: 'package', packageId: 'small' })).toBe('one');
    expect(change(year)).toBe('two');
  });

  it('is restored from its draft; invalid parts of a draft are ignored', () => {
    expect(readOrderData(JSON.parse(JSON.stringify(complete)))).toEqual(complete);
    expect(readOrderData({ choice: { kind: 'barter' }, branchIds: ['branch'] })).toEqual(
      order({ branchIds: ['branch'] }),
    );
    expect(readOrderData('nonsense')).toEqual(emptyOrder);
  });

  it('is sent without empty answers', () => {
    const body = toOrderBody('service', order({ ...complete, answers: { must: ' نعم ', may: ' ' } }));
    expect(body.answers).toEqual([{ questionId: 'must', answer: 'نعم' }]);
    expect(body.packageId).toBe('year');
  });

  it('is sent with the first branch as the order’s branch and the others as additional branches', () => {
    const body = toOrderBody('service', order({ ...complete, branchIds: ['a', 'b', 'c'] }));
    expect(body).toMatchObject({ branchId: 'a', otherBranchIds: ['b', 'c'] });
  });
});

describe('the initial input of an order', () => {
  const branches = [{ id: 'one' }, { id: 'two' }];
  const start = (data: object, selected: string | null, service = branchService) =>
    startingOrder({ data: data as Record<string, unknown> }, service, branches, selected);

  it('preselects the currently selected branch, unless branches were already chosen', () => {
    expect(start({}, 'two').branchIds).toEqual(['two']);
    expect(start({ branchIds: ['one', 'two'] }, 'two').branchIds).toEqual(['one', 'two']);
  });

  it('preselects the branch or vehicle in the address, paid from the balance where there is one', () => {
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
    // A branch of another company, or a closed one, is dropped in the same way.
    expect(asked(draft, orderPath('service', { branchId: 'sold' })).branchIds).toEqual([]);
    expect(orderPath('service')).toBe('/services/service');
    expect(asked({}, orderPath('service')).branchIds).toEqual(['two']);
  });

  it('drops a branch that no longer belongs to the client', () => {
    expect(start({ branchIds: ['sold'] }, null).branchIds).toEqual([]);
  });

  it('selects the paid balance, or else the only way to buy', () => {
    const single: ServiceView = { ...branchService, billing: 'single', purchases: [] };
    expect(start({}, null, single).choice).toEqual({ kind: 'single' });
    expect(start({}, null, { ...single, purchases: branchService.purchases }).choice).toEqual({
      kind: 'balance',
    });
    expect(start({}, null, { ...branchService, purchases: [] }).choice).toBeNull();
  });
});
