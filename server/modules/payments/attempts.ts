import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { resources } from '#resources';
import type { Actor, AppContext } from '#framework/server/http/appContext';
import { instalments, payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { ApiError } from '#framework/server/http/apiError';
import { readableRows } from '#framework/server/resources/rights';
import { isOutOfTime, replaceAttempt } from './lateAttempts';
import { chosenInstalment, type InstalmentChoice, openInstalment, type PaymentRow } from './instalments';
import { firstRecheckSeconds, settleCardPayment } from './settleCardPayment';
import { type payBody, transferReferenceKey } from '#domain/requests/orderBodies';
import type { ShapeValues } from '#framework/schema/shape';
import type { Transaction } from '#framework/server/db/connect';
import { addJob } from '#framework/server/jobs/addJob';
import { performTransition } from '../../workflow/performTransition';
import type { RequestRow } from '../../workflow/effect';
import { attachOwnFiles } from '#framework/server/files/storeFile';
import { endWork } from '../../services/notifications/endWork';
import { notifyAbout } from '../notifications/notify';
import { onlyRow } from '#framework/server/db/storedRows';

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

type Pay = ShapeValues<typeof payBody>;

/** Data of a new attempt besides its body. */
interface Means {
  /** Key of the card, see `CardGateway.cardOf`. */
  readonly cardKey: string | null;
  /** Token to be saved for the payer once it has paid. */
  readonly keepToken: string | null;
  /** The attempt whose place it takes. */
  readonly replaces: string | null;
}

/** Writes an attempt to pay as open and commits it, before any gateway hears of it: a lost answer can then be asked for. */
export async function recordAttempt(
  api: AppContext,
  actor: Actor,
  requestId: string,
  choice: InstalmentChoice,
  body: Pay,
  means: Means,
): Promise<PaymentRow> {
  const id = randomUUID();
  let written: PaymentRow | undefined;
  await performTransition(api, {
    requestId,
    name: choice === 'first' ? 'pay' : 'payNext',
    actor,
    // The page that was left for the bank's knows the request as it was before that attempt: then the attempt itself,
    // which must still be open, says what its payer was looking at.
    ...(means.replaces === null && { version: body.version }),
    action: async (tx, request, addDetail) => {
      addDetail({ paymentId: id });
      written = await writeAttempt(api, tx, actor, request, choice, { ...body, ...means, id });
    },
  });
  if (!written) throw new Error(`payment ${id} was not written`);
  return written;
}

async function writeAttempt(
  api: AppContext,
  tx: Transaction,
  actor: Actor,
  request: RequestRow,
  choice: InstalmentChoice,
  { id, method, reference, receipt, cardKey, keepToken, replaces }: Pay & Means & { readonly id: string },
): Promise<PaymentRow> {
  if (replaces !== null && !(await replaceAttempt(tx, replaces, api.clock())))
    throw new ApiError('payment_in_progress');
  const instalment = await openInstalment(tx, request.id, choice);
  if (!instalment) throw new ApiError('no_pending_payment');
  const transfer = method === 'bank_transfer';
  if (transfer) await attachOwnFiles(tx, actor.userId, [receipt]);
  const inserted = await tx
    .insert(payments)
    .values({
      id,
      requestId: request.id,
      instalmentId: instalment.id,
      clientId: request.clientId,
      method,
      status: transfer ? 'awaiting' : 'initiated',
      amount: instalment.amount,
      createdById: actor.userId,
      createdAt: api.clock(),
      ...(transfer ? transferOf(reference ?? '', receipt ?? null) : { cardKey, keepToken }),
    })
    .returning();
  if (transfer) {
    // The client has done what they were asked; of a second payment nobody is asked by notices that wait.
    if (choice === 'first') await endWork(tx, request.id, api.clock());
    await notifyAbout(api, tx, request, 'transferSent', 'finance', { actor });
  } else
    await addJob(tx, 'recheckPayment', { paymentId: id, attempt: 0 }, { delaySeconds: firstRecheckSeconds });
  return onlyRow(inserted);
}

function transferOf(reference: string, receiptFileId: string | null) {
  return { reference, referenceKey: transferReferenceKey(reference), receiptFileId };
}
