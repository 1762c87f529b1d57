import type { PaymentView, RequestView } from '../api/requestViews';

/** The bank transfer that finance has to look at; undefined where none waits. */
export function awaitingPayment({ payments }: Pick<RequestView, 'payments'>): PaymentView | undefined {
  return payments.find(({ status }) => status === 'awaiting');
}
