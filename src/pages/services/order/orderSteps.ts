import type { OrderAgainView, OrderDraftView, OwnBranchView, ServiceView } from '#domain/api/orderViews';
import { drawBalance } from '#domain/pricing/packages';
import type { RequestView } from '#domain/api/requestViews';
import { statuses } from '#domain/workflow/statuses';
import { isKeyOf } from 'sijil/base/objects';
import { type OrderData, readOrderData } from './orderData';
import type { OrderSubject } from '@/requests/orderPath';

/**
 * Returns the draft as it was left. Where nothing was answered, it has the obvious answers: the branch that the screens are
 * filtered by (or the only one), the paid balance, and the only way to buy. A branch or vehicle in the address replaces that of
 * the draft, whose other answers stay.
 */
export function startingOrder(
  draft: { readonly data: unknown },
  service: Service,
  branches: readonly Pick<OwnBranchView, 'id'>[],
  selectedBranch: string | null,
  linkedSubject: OrderSubject | null = null,
): OrderData {
  const data = readOrderData(draft.data);
  const known = (id: string | null) => (branches.some((branch) => branch.id === id) ? id : null);
  const only = branches.length === 1 ? (branches[0]?.id ?? null) : null;
  const suggested = service.subject === 'branch' ? (known(selectedBranch) ?? only) : only;
  if (linkedSubject)
    return askedOrder(service, data, { ...linkedSubject, branchId: known(linkedSubject.branchId) ?? only });
  const present = data.branchIds.filter((id) => known(id) !== null);
  const order = { ...data, branchIds: present.length > 0 || suggested === null ? present : [suggested] };
  return { ...order, choice: order.choice ?? firstChoice(service, order) };
}

/** Returns an order like an earlier one, paid from the balance where that is possible. */
export function orderLike(again: OrderAgainView, service: Service): OrderData {
  const order = readOrderData(again);
  return { ...order, choice: firstChoice(service, order) ?? order.choice };
}

/** Fills unanswered questions with the branch's last answers; a cleared answer stays empty. */
export function withRemembered(data: OrderData, remembered: OrderDraftView['remembered']): OrderData {
  const [branchId = ''] = data.branchIds;
  return { ...data, answers: { ...remembered[branchId], ...data.answers } };
}

function askedOrder(service: Service, data: OrderData, { branchId, vehicleId }: OrderSubject): OrderData {
  const order = {
    ...data,
    branchIds: branchId === null ? [] : [branchId],
    vehicleIds: vehicleId === null ? [] : [vehicleId],
  };
  return { ...order, choice: firstChoice(service, order) ?? order.choice };
}

function firstChoice(service: Service, data: OrderData): OrderData['choice'] {
  if (hasOneWay(service)) return { kind: 'single' };
  return service.purchases.length > 0 && balanceHolds(service, data) ? { kind: 'balance' } : null;
}

const orderSteps = ['location', 'vehicles', 'package', 'details', 'contract', 'payment', 'done'] as const;
export type OrderStep = (typeof orderSteps)[number];

type Service = Pick<
  ServiceView,
  'subject' | 'billing' | 'min' | 'max' | 'packages' | 'questions' | 'purchases'
>;
type Placed = Pick<RequestView, 'status' | 'actions'>;

/**
 * Steps of an order of this service. Steps without a choice are left out: the vehicles of a service for branches, the location
 * with at most one branch, the package with one way to buy, contract and payment with a paid balance.
 */
export function stepsFor(service: Service, data: OrderData, branches: number): readonly OrderStep[] {
  const skipped: OrderStep[] = service.subject === 'vehicle' ? [] : ['vehicles'];
  if (branches === 1 || (branches === 0 && service.subject === 'vehicle')) skipped.push('location');
  if (hasOneWay(service)) skipped.push('package');
  if (data.choice?.kind === 'balance') skipped.push('contract', 'payment');
  return orderSteps.filter((step) => !skipped.includes(step));
}

/**
 * True for a service bought once at its price, with no balance that could pay for it. A custom order is then offered in the
 * step of the details.
 */
export const hasOneWay = ({ billing, purchases }: Pick<Service, 'billing' | 'purchases'>): boolean =>
  billing === 'single' && purchases.length === 0;

/** Units of a package that the order takes: one inspection a branch, or as many vehicles as were chosen. */
export function unitsOfOrder(service: Pick<Service, 'subject'>, data: OrderData): number {
  return Math.max(1, service.subject === 'vehicle' ? data.vehicleIds.length : data.branchIds.length);
}

/** True when the company's balance covers the order, by the rule that the server applies. */
export function balanceHolds(service: Service, data: OrderData): boolean {
  const units = unitsOfOrder(service, data);
  // Vehicles are inspected in one request, branches in one request each.
  const needs = service.subject === 'vehicle' ? [units] : Array.from({ length: units }, () => 1);
  return drawBalance(service.purchases, needs) !== null;
}

/** Packages that hold at least as many inspections as vehicles are chosen. */
export function fittingPackages(service: Service, data: OrderData): ServiceView['packages'] {
  return service.packages.filter(({ quantity }) => quantity >= unitsOfOrder(service, data));
}

const isChosen = (service: Service, data: OrderData): boolean => {
  const { choice } = data;
  if (!choice) return false;
  // A custom order is one request: its description names further branches.
  if (choice.kind === 'custom') return data.branchIds.length <= 1;
  if (choice.kind === 'single') return service.billing === 'single';
  if (choice.kind === 'package') {
    return fittingPackages(service, data).some(({ id }) => id === choice.packageId);
  }
  return balanceHolds(service, data);
};

const complete: Record<Exclude<OrderStep, 'contract' | 'payment' | 'done'>, typeof isChosen> = {
  // A fleet may have no branches, and its vehicles may belong to several.
  location: ({ subject }, { branchIds }) => subject === 'vehicle' || branchIds.length > 0,
  vehicles: (service, { vehicleIds }) =>
    vehicleIds.length >= (service.min ?? 1) && vehicleIds.length <= (service.max ?? Infinity),
  package: isChosen,
  details: (service, { answers, choice, notes }) =>
    service.questions.every(({ id, mandatory }) => !mandatory || Boolean(answers[id]?.trim())) &&
    (choice?.kind !== 'custom' || notes.trim() !== ''),
};

/** True where the step's own questions are answered; the last three belong to the placed request. */
export function isStepComplete(step: OrderStep, service: Service, data: OrderData): boolean {
  return isKeyOf(complete, step) && complete[step](service, data);
}

/**
 * Step of a placed request in the wizard, by its reader's actions: sign, pay, or nothing more here. Until the team has
 * sent a contract it waits on the contract's step.
 */
export function stepOfRequest({ actions, status }: Placed): OrderStep {
  const may = (name: string) => actions.some((action) => action.name === name && action.allowed);
  if (may('signContract')) return 'contract';
  if (may('pay')) return 'payment';
  return ['order', 'contract'].includes(statuses[status].phase) ? 'contract' : 'done';
}

interface Position {
  /** Step in the address, or in the draft. */
  readonly asked: string | null;
  readonly service: Service;
  readonly data: OrderData;
  /** Number of branches to choose from. */
  readonly branches: number;
  readonly request: Placed | null;
}

/** Returns the step to show: the requested one, unless an earlier one is incomplete. */
export function currentStep({ asked, service, data, branches, request }: Position): OrderStep {
  if (request) return stepOfRequest(request);
  const open = stepsFor(service, data, branches).filter((step) => step in complete);
  const firstOpen = open.find((step) => !isStepComplete(step, service, data)) ?? 'details';
  const wanted = open.find((step) => step === asked);
  return wanted && open.indexOf(wanted) <= open.indexOf(firstOpen) ? wanted : firstOpen;
}

export function stepAfter(step: OrderStep, steps: readonly OrderStep[]): OrderStep {
  return steps[steps.indexOf(step) + 1] ?? step;
}

export function stepBefore(step: OrderStep, steps: readonly OrderStep[]): OrderStep | null {
  return steps[steps.indexOf(step) - 1] ?? null;
}
