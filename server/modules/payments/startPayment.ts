import type { z } from 'zod';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { paymentStartedView } from '#domain/api/orderViews';
import type { Language } from 'sijil/base/i18n/localized';
import type { payBody } from '#domain/requests/orderBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { type CardSource, declineReason } from '../../adapters/cardGateway';
import { ApiError } from 'sijil/server/http/apiError';
import { chosenInstalment, type InstalmentChoice, type PaymentRow } from './instalments';
import { openAttempt, recordAttempt } from './attempts';
import { tokenOfSavedCard } from './savedCards';
import { instalments, payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { settleCardPayment } from './settleCardPayment';

type PaymentStarted = z.output<typeof paymentStartedView>;
type Pay = ShapeValues<typeof payBody>;

interface Payer {
  readonly actor: Actor;
  readonly language: Language;
}

/**
 * Starts paying an instalment, or returns the open attempt with the same card: a second click starts nothing. Another card or
 * a transfer replaces an attempt that the bank has not decided.
 * @throws ApiError payment_failed for a card that is refused at once, payment_in_progress, payment_already_done,
 * no_pending_payment, gateway_unavailable, or what the transition refuses.
 */
export async function startPayment(
  api: AppContext,
  payer: Payer,
  requestId: string,
  choice: InstalmentChoice,
  body: Pay,
): Promise<PaymentStarted> {
  const { actor } = payer;
  const source = await sourceOf(api, actor, body);
  const intent = { method: body.method, cardKey: await cardKeyOf(api, source) };
  const open = await openAttempt(api, actor, requestId, choice, intent);
  const keeps = body.keepCard === true && api.config.cardGateway.savedCards ? (body.token ?? null) : null;
  const means = { cardKey: intent.cardKey, keepToken: keeps, replaces: open?.payment.id ?? null };
  const attempt = open?.goesOn
    ? open.payment
    : await recordAttempt(api, actor, requestId, choice, body, means).catch(async (error: unknown) => {
        // A concurrent click was faster: this one returns the attempt that it started.
        const other = await openAttempt(api, actor, requestId, choice, intent);
        if (other?.goesOn) return other.payment;
        throw other
          ? new ApiError('payment_in_progress')
          : await whyNotPayable(api, requestId, choice, error);
      });
  // Without an address it has not reached the gateway, or the answer was lost; its id makes a repeated call safe.
  const unsent = attempt.status === 'initiated' && attempt.redirectUrl === null;
  if (source === null || !unsent) return resume(attempt, body);
  const charged = await chargeCard(api, attempt, source, choice);
  if (charged.status === 'failed')
    throw new ApiError('payment_failed', { detail: declineReason(charged.failure, payer.language) });
  return toStarted(charged);
}

/** Source of the charge: a card's token, the actor's saved card, or Apple's token; null for a transfer. */
async function sourceOf(api: AppContext, actor: Actor, body: Pay): Promise<CardSource | null> {
  if (body.method !== 'card') return null;
  if (body.applePay && !api.config.cardGateway.applePay) throw new ApiError('card_not_kept');
  if (body.applePay) return { applePay: body.applePay };
  const token = body.savedCardId ? await tokenOfSavedCard(api, actor, body.savedCardId) : (body.token ?? '');
  return { token };
}

/**
 * Key of the card; null for a transfer, for Apple Pay, which gives a new token each time, and for a token unknown to the
 * gateway, which the charge will refuse.
 */
async function cardKeyOf(api: AppContext, source: CardSource | null): Promise<string | null> {
  if (source === null || !('token' in source) || source.token === '') return null;
  try {
    return await api.gateway.cardOf(source.token);
  } catch (error) {
    api.app.log.warn({ err: error }, 'the card gateway did not answer');
    throw new ApiError('gateway_unavailable');
  }
}

/** Continues an open attempt; a card does not replace a transfer whose receipt finance has yet to check. */
function resume(open: PaymentRow, { method }: Pay): PaymentStarted {
  const started = toStarted(open);
  if (open.method !== method && open.status !== 'paid')
    throw new ApiError('payment_in_progress', {}, undefined, started);
  return started;
}

function toStarted({ id, status, redirectUrl }: PaymentRow): PaymentStarted {
  return { paymentId: id, status, redirectUrl: status === 'initiated' ? redirectUrl : null };
}

/** Replaces a refusal by its reason: already paid, or nothing due; other refusals are unchanged. */
async function whyNotPayable(
  api: AppContext,
  requestId: string,
  choice: InstalmentChoice,
  error: unknown,
): Promise<unknown> {
  const refused =
    error instanceof ApiError &&
    ['guard_refused', 'illegal_transition', 'stale_version'].includes(error.code);
  if (!refused) return error;
  const [paid] = await api.db
    .select({ id: instalments.id })
    .from(instalments)
    .where(
      and(eq(instalments.requestId, requestId), chosenInstalment(choice), isNotNull(instalments.paidAt)),
    );
  if (paid) return new ApiError('payment_already_done');
  const [planned] = await api.db
    .select({ id: instalments.id })
    .from(instalments)
    .where(and(eq(instalments.requestId, requestId), chosenInstalment(choice)));
  return planned ? error : new ApiError('no_pending_payment');
}

/**
 * Creates the payment at the gateway under our own id and stores the address of the bank's page. Never inside a transaction.
 * If the gateway decides at once, the payment is settled at once.
 * @throws ApiError gateway_unavailable; the attempt then stays open until the gateway can report its outcome.
 */
async function chargeCard(
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

/** Address to which the bank's page returns the browser: the screen where the payment started. */
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
