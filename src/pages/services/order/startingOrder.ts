import type { Service } from './orderSteps';
import type { OrderAgainView, OrderDraftView, OwnBranchView, ServiceView } from '#domain/api/orderViews';
import type { OrderSubject } from '@/requests/orderPath';
import { type OrderData, readOrderData } from './orderData';
import { balanceHolds, hasOneWay } from './orderSteps';

/**
 * The draft as it was left; where nothing was answered, what needs no asking: the branch that the screens are about
 * (or the only one), what is already paid for, and the only way to buy. An address that names a branch or a vehicle is asked
 * for now: it comes before what the draft was about, whose other answers stay.
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

/** Another order like an earlier one; what is paid for already pays for it where it can. */
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
