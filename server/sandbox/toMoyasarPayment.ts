import type { Config } from '../config/readConfig';
import type { SandboxPayment } from './sandboxPayments';

/** A payment as the gateway writes it (rules 10.2). */
export function toMoyasarPayment({ id, status, amount, body, createdAt }: SandboxPayment, config: Config) {
  const open = status === 'initiated';
  return {
    id,
    status,
    amount,
    fee: 0,
    currency: body.currency,
    refunded: body.refunded ?? 0,
    refunded_at: null,
    captured: 0,
    captured_at: null,
    voided_at: status === 'voided' ? createdAt.toISOString() : null,
    description: body.description ?? null,
    invoice_id: null,
    ip: null,
    callback_url: body.callback_url ?? null,
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
    metadata: body.metadata ?? null,
    source: {
      type: body.means ?? 'creditcard',
      company: body.card.brand,
      name: body.card.name,
      number: `XXXX-XXXX-XXXX-${body.card.lastFour}`,
      message: body.message,
      transaction_url: open ? `${config.publicUrl}/sandbox/gateway/3ds/${id}` : null,
      gateway_id: `sandbox_${id}`,
      reference_number: null,
      token: null,
    },
  };
}
