import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { instalments, payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { ApiError } from 'sijil/server/http/apiError';
import { readableRows } from 'sijil/server/resources/rights';
import { isOutOfTime, replaceAttempt } from './lateAttempts';
import { chosenInstalment, type InstalmentChoice, openInstalment, type PaymentRow } from './instalments';
import { firstRecheckSeconds, settleCardPayment } from './settleCardPayment';
import { type payBody, transferReferenceKey } from '#domain/requests/orderBodies';
import { LEAST_CARD_AMOUNT, owedOf } from '#domain/pricing/received';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Transaction } from 'sijil/server/db/connect';
import { addJob } from 'sijil/server/jobs/addJob';
import { performTransition } from '../../workflow/performTransition';
import type { RequestRow } from '../../workflow/effect';
import { attachOwnFiles } from 'sijil/server/files/storeFile';
import { endWork } from '../../services/notifications/endWork';
import { notifyAbout } from '../notifications/notify';
import { onlyRow } from 'sijil/server/db/storedRows';

/** Longer than the gateway can take to answer: an older attempt without an answer has failed. */
const creationMs = 60_000;

/** Chosen means of payment: a transfer, or a card that the gateway can identify. */
interface Intent {
  readonly method: 'card' | 'bank_transfer';
  readonly cardKey: string | null;
}

interface OpenAttempt {
  readonly payment: PaymentRow;
  /** True if the new intent continues it; false if it is replaced by another card or a transfer. */
  readonly goesOn: boolean;
}

/**
 * The open attempt of an instalment, after asking the gateway for its outcome; undefined without one. The same card continues
 * it for half an hour; another card, a transfer or a later try replaces it.
 * @throws ApiError payment_in_progress while the first click still waits for the gateway.
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

/** Data of a new attempt apart from its body. */
interface Means {
  /** Key of the card, see `CardGateway.cardOf`. */
  readonly cardKey: string | null;
  /** Token to be saved for the payer once it has paid. */
  readonly keepToken: string | null;
  /** Attempt to replace. */
  readonly replaces: string | null;
}

/** Inserts an attempt to pay as open and commits it before the gateway is called, so that a lost answer can be queried. */
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
    // A page left for the bank's has the request's version from before that attempt. The attempt must therefore still be
    // open, which proves that the payer's page is current.
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
  const owed = owedOf(instalment);
  if (!transfer && owed < LEAST_CARD_AMOUNT) throw new ApiError('card_amount_too_small');
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
      amount: owed,
      createdById: actor.userId,
      createdAt: api.clock(),
      ...(transfer ? transferOf(reference ?? '', receipt ?? null) : { cardKey, keepToken }),
    })
    .returning();
  if (transfer) {
    // The client has done the task; a second payment has no task notice to end.
    if (choice === 'first') await endWork(tx, request.id, api.clock());
    await notifyAbout(api, tx, request, 'transferSent', 'finance', { actor });
  } else
    await addJob(tx, 'recheckPayment', { paymentId: id, attempt: 0 }, { delaySeconds: firstRecheckSeconds });
  return onlyRow(inserted);
}

function transferOf(reference: string, receiptFileId: string | null) {
  return { reference, referenceKey: transferReferenceKey(reference), receiptFileId };
}
