import { randomUUID } from 'node:crypto';
import { type payBody, transferReferenceKey } from '#domain/requests/paymentBodies';
import type { ShapeValues } from '#framework/schema/shape';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { payments } from '../../db/schema/money';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { addJob } from '#framework/server/jobs/addJob';
import { performTransition } from '../../workflow/performTransition';
import type { RequestRow } from '../../workflow/effect';
import { attachOwnFiles } from '#framework/server/files/attachOwnFiles';
import { endWork } from '../../services/notifications/endWork';
import { notifyAbout } from '../notifications/notify';
import { replaceAttempt } from './attemptLife';
import { type InstalmentChoice, openInstalment, type PaymentRow } from './instalments';
import { firstRecheckSeconds } from './recheckPayment';
import { onlyRow } from '#framework/server/db/storedRows';

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
