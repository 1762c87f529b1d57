import type { GatewayPayment } from '../../adapters/cardGateway';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';

/** The payment as the gateway has it; null when it knows none. @throws ApiError gateway_unavailable. */
export async function askGateway(api: AppContext, paymentId: string): Promise<GatewayPayment | null> {
  try {
    return await api.gateway.fetch(paymentId);
  } catch (error) {
    api.app.log.warn({ err: error, paymentId }, 'the card gateway did not answer');
    throw new ApiError('gateway_unavailable');
  }
}
