import { randomUUID } from 'node:crypto';
import type { payBody } from '#domain/requests/bodies';
import type { ShapeValues } from '#domain/schema/shape';
import type { Api } from '../../api';
import type { Transaction } from '../../db/connect';
import { payments } from '../../db/schema/money';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { addJob } from '../../jobs/addJob';
import { performTransition } from '../../workflow/performTransition';
import type { RequestRow } from '../../workflow/requestRow';
import { assertOwnFiles } from '../files/storeFile';
import { tellAbout } from '../notifications/notify';
import { type InstalmentChoice, openInstalment, type PaymentRow } from './instalments';
import { firstRecheckSeconds } from './recheckPayment';

type Pay = ShapeValues<typeof payBody>;

/** Writes an attempt to pay as open and commits it, before any gateway hears of it: a lost answer can then be asked for. */
export async function recordAttempt(
  api: Api,
  actor: Actor,
  requestId: string,
  choice: InstalmentChoice,
  body: Pay,
): Promise<PaymentRow> {
  const id = randomUUID();
  let written: PaymentRow | undefined;
  await performTransition(api, {
    requestId,
    name: choice === 'first' ? 'pay' : 'payNext',
    actor,
    version: body.version,
    act: async (tx, request) => {
      written = await writeAttempt(api, tx, actor, request, choice, { ...body, id });
    },
  });
  if (!written) throw new Error(`payment ${id} was not written`);
  return written;
}

async function writeAttempt(
  api: Api,
  tx: Transaction,
  actor: Actor,
  request: RequestRow,
  choice: InstalmentChoice,
  { id, method, reference, receipt }: Pay & { readonly id: string },
): Promise<PaymentRow> {
  const instalment = await openInstalment(tx, request.id, choice);
  if (!instalment) throw new ApiError('no_pending_payment');
  const transfer = method === 'bank_transfer';
  if (transfer) await assertOwnFiles(tx, actor.userId, [receipt]);
  const [payment] = await tx
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
      ...(transfer && { reference: reference ?? null, receiptFileId: receipt ?? null }),
    })
    .returning();
  if (transfer) await tellAbout(api, tx, request, 'transferSent', 'finance', { actor });
  else
    await addJob(tx, 'recheckPayment', { paymentId: id, attempt: 0 }, { delaySeconds: firstRecheckSeconds });
  return payment as PaymentRow;
}
