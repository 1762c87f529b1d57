import { and, eq, inArray } from 'drizzle-orm';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { instalments, payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { readableRows } from '#framework/server/resources/rowFilter';
import { isOutOfTime } from './attemptLife';
import { type InstalmentChoice, chosenInstalment, type PaymentRow } from './instalments';
import { settleCardPayment } from './settleCardPayment';

/** Longer than the gateway's answer can take: an attempt without one after this has come to nothing. */
const creationMs = 60_000;

/** Means of payment that somebody has chosen now: a transfer, or a card that the gateway can tell from others. */
interface Intent {
  readonly method: 'card' | 'bank_transfer';
  readonly cardKey: string | null;
}

interface OpenAttempt {
  readonly payment: PaymentRow;
  /** True where the new intent goes on with it; false where it has to give way to another card or a transfer. */
  readonly goesOn: boolean;
}

/**
 * The attempt that is under way for an instalment, after asking the gateway what became of it; undefined when there is
 * none. It goes on for the card that began it, for half an hour: another card, a transfer or a later try replaces it.
 * @throws ApiError payment_in_progress while the first click is still talking to the gateway.
 */
export async function openAttempt(
  api: AppContext,
  actor: Actor,
  requestId: string,
  choice: InstalmentChoice,
  intent: Intent,
): Promise<OpenAttempt | undefined> {
  const [row] = await api.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(instalments, eq(instalments.id, payments.instalmentId))
    .innerJoin(requests, eq(requests.id, payments.requestId))
    .where(
      and(
        eq(payments.requestId, requestId),
        inArray(payments.status, ['initiated', 'awaiting']),
        chosenInstalment(choice),
        readableRows(resources.requests, actor),
      ),
    );
  if (!row) return undefined;
  if (row.payment.status === 'awaiting') return { payment: row.payment, goesOn: true };
  const created = row.payment.redirectUrl !== null;
  const old = api.clock().getTime() - row.payment.createdAt.getTime() > creationMs;
  if (!created && !old) throw new ApiError('payment_in_progress');
  const settled = await settleCardPayment(api, row.payment.id, { unknownFails: old });
  if (settled.status === 'paid') return { payment: settled, goesOn: true };
  if (settled.status !== 'initiated') return undefined;
  const sameCard = intent.method === 'card' && intent.cardKey !== null && intent.cardKey === settled.cardKey;
  return { payment: settled, goesOn: sameCard && !isOutOfTime(settled, api.clock()) };
}
