import type { sandboxPayments } from '../../../db/schema/messages';
import type { refundParts } from '../../../db/schema/money';
import type { NewPayment } from './paymentRows';

/** The sandbox gateway's books of the card payments that the demo begins with, so that they can be refunded. */
export function gatewayRows(
  payments: readonly NewPayment[],
  parts: readonly (typeof refundParts.$inferInsert)[],
): (typeof sandboxPayments.$inferInsert)[] {
  return payments
    .filter(({ method, status }) => method === 'card' && status === 'paid')
    .map(({ id, amount, createdAt, cardBrand, cardLastFour, requestId }) => {
      const refunded = parts
        .filter((part) => part.paymentId === id)
        .reduce((total, part) => total + part.amount, 0);
      const card = { brand: cardBrand, lastFour: cardLastFour, name: '', failure: null };
      const body = {
        currency: 'SAR',
        callback_url: `/client/requests/${requestId}`,
        message: 'APPROVED',
        card,
        refunded,
      };
      return { id, status: 'paid' as const, amount, body, ...(createdAt && { createdAt }) };
    });
}
