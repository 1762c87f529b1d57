import type { OrderDraftView } from '#domain/api/orderViews';

interface Address {
  readonly request: string | null;
  /** `?new`: an order beside the one that is still open. */
  readonly fresh: boolean;
}

/**
 * The placed request that the wizard goes on with: the one in the address; else the one not yet paid,
 * unless another order has been begun since, or is wanted now.
 */
export function openRequest(
  { request, fresh }: Address,
  draft: Pick<OrderDraftView, 'step' | 'openRequestId'>,
): string | null {
  if (request) return request;
  return fresh || draft.step !== '' ? null : draft.openRequestId;
}
