import type { ServiceView } from '#domain/api/orderViews';
import { packageDurations, type PackageDuration } from '#domain/pricing/packages';
import type { OrderChoice, OrderData } from './orderData';

export type OrderChange =
  | { readonly type: 'branch'; readonly branchId: string }
  | { readonly type: 'branches'; readonly branchIds: readonly string[] }
  | { readonly type: 'vehicle'; readonly vehicleId: string; readonly max: number | null }
  | { readonly type: 'choice'; readonly choice: OrderChoice; readonly service: Pick<ServiceView, 'packages'> }
  | { readonly type: 'plan'; readonly plan: OrderData['paymentPlan'] }
  | { readonly type: 'answer'; readonly questionId: string; readonly answer: string }
  | {
      readonly type: 'details';
      readonly details: Partial<Pick<OrderData, 'preferredOn' | 'preferredAt' | 'notes'>>;
    };

/** Each answer of the wizard, with what it takes back of earlier ones. */
export function orderReducer(data: OrderData, change: OrderChange): OrderData {
  switch (change.type) {
    case 'branch':
      // Vehicles belong to a branch: those of another one are no longer on offer.
      return change.branchId === data.branchIds[0]
        ? data
        : { ...data, branchIds: [change.branchId], vehicleIds: [] };
    case 'branches':
      return { ...data, branchIds: [...change.branchIds] };
    case 'vehicle':
      return { ...data, vehicleIds: toggled(data.vehicleIds, change.vehicleId, change.max) };
    case 'choice':
      return {
        ...data,
        choice: change.choice,
        paymentPlan: offersTwoPayments(change.choice, change.service) ? data.paymentPlan : 'one',
      };
    case 'plan':
      return { ...data, paymentPlan: change.plan };
    case 'answer':
      return { ...data, answers: { ...data.answers, [change.questionId]: change.answer } };
    case 'details':
      return { ...data, ...change.details };
  }
}

/** Only packages that last long enough are paid in two halves (rules 4.2). */
export function offersTwoPayments(
  choice: OrderChoice | null,
  { packages }: Pick<ServiceView, 'packages'>,
): boolean {
  if (choice?.kind !== 'package') return false;
  const chosen = packages.find(({ id }) => id === choice.packageId);
  return chosen !== undefined && packageDurations[chosen.duration as PackageDuration].allowsTwoPayments;
}

function toggled(chosen: readonly string[], id: string, max: number | null): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return max !== null && chosen.length >= max ? [...chosen] : [...chosen, id];
}
