import { z } from 'zod';
import { type draftChoice, orderDraftData } from '#domain/requests/orderDraftBody';
import type { customOrderBody, orderBody, quoteBody, redeemBody } from '#domain/requests/orderBodies';
import type { ShapeValues } from '#framework/schema/shape';

const { shape } = orderDraftData;

/** Values of the wizard, as the server's draft stores them. */
const orderData = z.object({
  /** The first carries the order; vehicles belong to one at most. */
  branchIds: shape.branchIds.unwrap().catch([]),
  vehicleIds: shape.vehicleIds.unwrap().catch([]),
  choice: shape.choice.unwrap().catch(null),
  paymentPlan: shape.paymentPlan.unwrap().catch('one'),
  /** A wish is a day alone, or an hour of one; never both. */
  preferredOn: shape.preferredOn.unwrap().catch(null),
  preferredAt: shape.preferredAt.unwrap().catch(null),
  answers: shape.answers.unwrap().catch({}),
  notes: shape.notes.unwrap().catch(''),
});

export type OrderData = z.infer<typeof orderData>;
export type OrderChoice = z.infer<typeof draftChoice>;

export const emptyOrder: OrderData = orderData.parse({});

/** A draft may come from an older release of the portal: what it no longer understands is asked again. */
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

/** From the entire balance: the server uses the package that expires first. */
export function toRedeemBody(serviceId: string, data: OrderData): ShapeValues<typeof redeemBody> {
  return { ...subjectOf(serviceId, data), ...otherBranchesOf(data), ...detailsOf(data) };
}

/** Body of a custom order: the notes describe it, the team prices it; further branches are in the description. */
export function toCustomBody(serviceId: string, data: OrderData): ShapeValues<typeof customOrderBody> {
  return { ...subjectOf(serviceId, data), ...detailsOf(data), notes: data.notes.trim() };
}
