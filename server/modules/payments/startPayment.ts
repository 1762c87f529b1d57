import type { z } from 'zod';
import type { paymentStartedView } from '#domain/api/orderViews';
import type { Language } from '#domain/i18n/localized';
import type { payBody } from '#domain/requests/bodies';
import type { ShapeValues } from '#domain/schema/shape';
import type { Api } from '../../api';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { chargeCard } from './chargeCard';
import { declineReason } from './declineReasons';
import type { InstalmentChoice, PaymentRow } from './instalments';
import { openAttempt } from './openAttempt';
import { recordAttempt } from './recordAttempt';
import { whyNotPayable } from './whyNotPayable';

type PaymentStarted = z.output<typeof paymentStartedView>;
type Pay = ShapeValues<typeof payBody>;

interface Payer {
  readonly actor: Actor;
  readonly language: Language;
}

/**
 * Begins to pay an instalment, or answers the attempt that is already under way: a second click starts nothing.
 * @throws ApiError payment_failed when the card is refused at once, payment_in_progress, payment_already_done,
 * no_pending_payment, gateway_unavailable, or what the transition refuses.
 */
export async function startPayment(
  api: Api,
  payer: Payer,
  requestId: string,
  choice: InstalmentChoice,
  body: Pay,
): Promise<PaymentStarted> {
  const attempt =
    (await openAttempt(api, payer.actor, requestId, choice)) ??
    (await recordAttempt(api, payer.actor, requestId, choice, body).catch(async (error: unknown) => {
      // Somebody else's click was quicker: what it began is what this one answers.
      const other = await openAttempt(api, payer.actor, requestId, choice);
      if (other) return other;
      throw await whyNotPayable(api, requestId, choice, error);
    }));
  // Without an address it has not reached the gateway, or its answer was lost; its id makes asking again harmless.
  const unsent = attempt.status === 'initiated' && attempt.redirectUrl === null;
  if (body.method !== 'card' || !unsent) return resume(attempt, body);
  const charged = await chargeCard(api, attempt, body.token ?? '', choice);
  if (charged.status === 'failed')
    throw new ApiError('payment_failed', { detail: declineReason(charged.failure, payer.language) });
  return toStarted(charged);
}

/** A transfer cannot replace a card payment that may still succeed; a card may go on with it. */
function resume(open: PaymentRow, { method }: Pay): PaymentStarted {
  const started = toStarted(open);
  if (open.method !== method && open.status !== 'paid')
    throw new ApiError('payment_in_progress', {}, undefined, started);
  return started;
}

function toStarted({ id, status, redirectUrl }: PaymentRow): PaymentStarted {
  return { paymentId: id, status, redirectUrl: status === 'initiated' ? redirectUrl : null };
}
