import type { PaymentStatus } from './choices';

/** The bank transfer that finance has to look at; undefined where none waits. */
export function awaitingPayment<P extends { readonly status: PaymentStatus }>({
  payments,
}: {
  readonly payments: readonly P[];
}): P | undefined {
  return payments.find(({ status }) => status === 'awaiting');
}
