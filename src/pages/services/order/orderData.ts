import { z } from 'zod';
import { type draftChoice, orderDraftData } from '#domain/requests/orderDraftBody';
import type { customOrderBody, orderBody, quoteBody, redeemBody } from '#domain/requests/orderBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import type { ServiceView } from '#domain/api/orderViews';
import { allowsTwoPayments } from '#domain/pricing/instalments';
import type { PackageDuration } from '#domain/pricing/packages';

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

/** Applies an answer of the wizard, and resets the earlier answers that it makes invalid. */
export function orderReducer(data: OrderData, change: OrderChange): OrderData {
  switch (change.type) {
    case 'branch':
      // Vehicles belong to a branch, so those of another branch are removed.
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

/** True for packages that last long enough to be paid in two halves (rules 4.2). */
export function offersTwoPayments(
  choice: OrderChoice | null,
  { packages }: Pick<ServiceView, 'packages'>,
): boolean {
  if (choice?.kind !== 'package') return false;
  const chosen = packages.find(({ id }) => id === choice.packageId);
  return allowsTwoPayments(chosen?.duration as PackageDuration | undefined);
}

function toggled(chosen: readonly string[], id: string, max: number | null): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  return max !== null && chosen.length >= max ? [...chosen] : [...chosen, id];
}

const { shape } = orderDraftData;

/** Values of the wizard, as the server's draft stores them. */
const orderData = z.object({
  /** The first branch carries the order; vehicles belong to one at most. */
  branchIds: shape.branchIds.unwrap().catch([]),
  vehicleIds: shape.vehicleIds.unwrap().catch([]),
  choice: shape.choice.unwrap().catch(null),
  paymentPlan: shape.paymentPlan.unwrap().catch('one'),
  /** The preferred time is a day or an hour of a day, never both. */
  preferredOn: shape.preferredOn.unwrap().catch(null),
  preferredAt: shape.preferredAt.unwrap().catch(null),
  answers: shape.answers.unwrap().catch({}),
  notes: shape.notes.unwrap().catch(''),
});

export type OrderData = z.infer<typeof orderData>;
export type OrderChoice = z.infer<typeof draftChoice>;

export const emptyOrder: OrderData = orderData.parse({});

/** Reads a draft, perhaps of an older release of the portal: values that no longer parse are asked for again. */
export function readOrderData(saved: unknown): OrderData {
  return orderData.catch(emptyOrder).parse(saved);
}

const subjectOf = (serviceId: string, { branchIds, vehicleIds }: OrderData) => ({
  serviceId,
  branchId: branchIds[0] ?? null,
  vehicleIds,
});

const otherBranchesOf = ({ branchIds }: OrderData) => ({ otherBranchIds: branchIds.slice(1) });

const detailsOf = ({ preferredOn, preferredAt, answers, notes }: OrderData) => ({
  preferredOn,
  preferredAt,
  answers: Object.entries(answers)
    .map(([questionId, answer]) => ({ questionId, answer: answer.trim() }))
    .filter(({ answer }) => answer !== ''),
  notes: notes.trim() || null,
});

const packageOf = ({ choice: chosen }: OrderData) => (chosen?.kind === 'package' ? chosen.packageId : null);

export function toQuoteBody(serviceId: string, data: OrderData): ShapeValues<typeof quoteBody> {
  return {
    ...subjectOf(serviceId, data),
    ...otherBranchesOf(data),
    packageId: packageOf(data),
    paymentPlan: data.paymentPlan,
  };
}

export function toOrderBody(serviceId: string, data: OrderData): ShapeValues<typeof orderBody> {
  return { ...toQuoteBody(serviceId, data), ...detailsOf(data) };
}

/** Body of an order paid from the total balance: the server uses the package that expires first. */
export function toRedeemBody(serviceId: string, data: OrderData): ShapeValues<typeof redeemBody> {
  return { ...subjectOf(serviceId, data), ...otherBranchesOf(data), ...detailsOf(data) };
}

/** Body of a custom order: the notes describe it, the team prices it; further branches are in the description. */
export function toCustomBody(serviceId: string, data: OrderData): ShapeValues<typeof customOrderBody> {
  return { ...subjectOf(serviceId, data), ...detailsOf(data), notes: data.notes.trim() };
}
