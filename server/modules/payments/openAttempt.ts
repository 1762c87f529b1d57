import { and, eq, inArray } from 'drizzle-orm';
import { resources } from '#resources';
import type { Api } from '../../api';
import { instalments, payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { readableRows } from '../../resources/rowFilter';
import { type InstalmentChoice, isChosen, type PaymentRow } from './instalments';
import { settleCardPayment } from './settleCardPayment';

/** Longer than the gateway's answer can take: an attempt without one after this has come to nothing. */
const creationMs = 60_000;

/**
 * The attempt that is under way for an instalment, after asking the gateway what became of it; undefined when a new one
 * may begin. A second charge must not start while the first can still succeed.
 * @throws ApiError payment_in_progress while the first click is still talking to the gateway.
 */
export async function openAttempt(
  api: Api,
  actor: Actor,
  requestId: string,
  choice: InstalmentChoice,
): Promise<PaymentRow | undefined> {
  const [row] = await api.db
    .select({ payment: payments })
    .from(payments)
    .innerJoin(instalments, eq(instalments.id, payments.instalmentId))
    .innerJoin(requests, eq(requests.id, payments.requestId))
    .where(
      and(
        eq(payments.requestId, requestId),
        inArray(payments.status, ['initiated', 'awaiting']),
        isChosen(choice),
        readableRows(resources.requests, actor),
      ),
    );
  if (!row || row.payment.status === 'awaiting') return row?.payment;
  const created = row.payment.redirectUrl !== null;
  const old = api.clock().getTime() - row.payment.createdAt.getTime() > creationMs;
  if (!created && !old) throw new ApiError('payment_in_progress');
  const settled = await settleCardPayment(api, row.payment.id, { unknownFails: old });
  return settled.status === 'failed' ? undefined : settled;
}
