import { randomUUID } from 'node:crypto';
import type { AppContext } from '#framework/server/http/appContext';
import type { SandboxPayment } from './sandboxPayments';
import { toMoyasarPayment } from './toMoyasarPayment';

/** Notifies the portal of a payment's result, as the gateway's webhook does; its failure must not stop the payer. */
export async function postWebhook(api: AppContext, payment: SandboxPayment): Promise<void> {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/payments/webhook',
    payload: {
      id: randomUUID(),
      type: payment.status === 'paid' ? 'payment_paid' : 'payment_failed',
      created_at: api.clock().toISOString(),
      secret_token: api.config.cardGateway.webhookSecret,
      account_name: 'Sandbox',
      live: false,
      data: toMoyasarPayment(payment, api.config),
    },
  });
  if (answer.statusCode >= 300) api.app.log.warn({ payment: payment.id }, 'the webhook was refused');
}
