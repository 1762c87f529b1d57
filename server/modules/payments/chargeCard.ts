import { eq } from 'drizzle-orm';
import type { CardSource } from '../../adapters/cardGateway';
import type { AppContext } from '#framework/server/http/appContext';
import { payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { ApiError } from '#framework/server/http/apiError';
import type { InstalmentChoice, PaymentRow } from './instalments';
import { settleCardPayment } from './settleCardPayment';

/**
 * Creates the payment at the gateway under our own id and keeps the address of the bank's page. Never inside a
 * transaction. Where the gateway decides at once, the payment is settled at once.
 * @throws ApiError gateway_unavailable; the attempt then stays open until the gateway can be asked what became of it.
 */
export async function chargeCard(
  api: AppContext,
  payment: PaymentRow,
  source: CardSource,
  choice: InstalmentChoice,
): Promise<PaymentRow> {
  const [request] = await api.db.select().from(requests).where(eq(requests.id, payment.requestId));
  if (!request) throw new ApiError('not_found');
  const description = `R-${request.number}`;
  const callbackUrl = returnAddress(api.config.publicUrl, request, payment.id, choice);
  const metadata = { request_id: request.id, payment_id: payment.id };
  try {
    const { id, amount } = payment;
    const created = await api.gateway.create({ id, amount, description, source, callbackUrl, metadata });
    if (created.status === 'initiated' && created.transactionUrl) {
      const set = {
        redirectUrl: created.transactionUrl,
        cardBrand: created.brand,
        cardLastFour: created.lastFour,
      };
      await api.db.update(payments).set(set).where(eq(payments.id, id));
      return { ...payment, ...set };
    }
  } catch (error) {
    api.app.log.warn({ err: error, paymentId: payment.id }, 'the card gateway did not take the payment');
    throw new ApiError('gateway_unavailable');
  }
  return settleCardPayment(api, payment.id, { unknownFails: true });
}

/** Address to which the bank's page returns the browser: the screen that it left. */
function returnAddress(
  publicUrl: string,
  request: { readonly id: string; readonly serviceId: string },
  paymentId: string,
  choice: InstalmentChoice,
): string {
  return choice === 'first'
    ? `${publicUrl}/services/${request.serviceId}?request=${request.id}&payment=${paymentId}`
    : `${publicUrl}/client/requests/second-payment/${request.id}?payment=${paymentId}`;
}
