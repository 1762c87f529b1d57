import { and, eq, inArray, isNull } from 'drizzle-orm';
import { refundsResource as declaration } from '#resources/refunds';
import type { Transaction } from 'sijil/server/db/connect';
import { ledgerEntries, refundParts, refunds } from '../../db/schema/money';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import type { Language } from 'sijil/base/i18n/localized';
import { fieldError } from 'sijil/server/http/apiError';
import { textTable } from 'sijil/schema/texts/textTable';
import { tables } from '../../db/schema/declared';
import { refundMethod, refundStatus } from '#domain/pricing/refunds';
import { requests } from '../../db/schema/requests';
import { notifyAbout } from '../notifications/notify';
import { onlyRow } from 'sijil/server/db/storedRows';

export type RefundPart = typeof refundParts.$inferSelect;

/** Books parts of a refund as sent, with their ledger entries; parts already sent are skipped. */
export async function bookSent(
  api: AppContext,
  tx: Transaction,
  { id, requestId, clientId }: Pick<RefundRow, 'id' | 'requestId' | 'clientId'>,
  partIds: readonly string[],
  at: Date,
): Promise<RefundRow> {
  const sent = await tx
    .update(refundParts)
    .set({ sentAt: at, failure: null })
    .where(and(inArray(refundParts.id, [...partIds]), isNull(refundParts.sentAt)))
    .returning();
  if (sent.length > 0)
    await tx.insert(ledgerEntries).values(
      sent.map((part) => ({
        requestId,
        clientId,
        at,
        amount: part.amount,
        sourceId: part.id,
        kind: 'refund' as const,
      })),
    );
  return followParts(api, tx, id);
}

/** Updates a refund from its parts; its client is notified when all of it is sent, finance when it fails. */
export async function followParts(api: AppContext, tx: Transaction, refundId: string): Promise<RefundRow> {
  // Locked before its parts are read: of two concurrent calls, the second reads what the first wrote.
  const [before] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  if (!before) throw new Error(`refund ${refundId} vanished`);
  const parts = await tx.select().from(refundParts).where(eq(refundParts.refundId, refundId));
  const status = refundStatus(
    parts.map(({ method, sentAt, failure }) => ({ method, sent: sentAt !== null, failed: failure !== null })),
  );
  const updated = await tx
    .update(refunds)
    .set({
      status,
      method: refundMethod(parts),
      failure: parts.find(({ failure }) => failure !== null)?.failure ?? null,
      settledAt: status === 'done' ? (before.settledAt ?? api.clock()) : null,
    })
    .where(eq(refunds.id, refundId))
    .returning();
  if (status !== before.status) await notifyOf(api, tx, before, status);
  return onlyRow(updated);
}

async function notifyOf(
  api: AppContext,
  tx: Transaction,
  { requestId, amount }: RefundRow,
  status: RefundRow['status'],
): Promise<void> {
  if (status !== 'done' && status !== 'failed') return;
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error(`request ${requestId} vanished`);
  if (status === 'done') await notifyAbout(api, tx, request, 'refundMade', 'client', { actor: null, amount });
  else await notifyAbout(api, tx, request, 'refundFailed', 'finance', { actor: null, amount });
}

type RefundRow = typeof refunds.$inferSelect;

/** Audited values of a refund: no account numbers, which are erased with their company. */
const audited = ({ amount, method, status, reference, transferredOn }: RefundRow) => ({
  amount,
  method,
  status,
  reference,
  transferredOn,
});

/** Records a decision on a refund, or a further step of it, in the audit log. */
export async function recordRefund(
  tx: Transaction,
  { actor, at }: { readonly actor: Actor; readonly at: Date },
  before: RefundRow | null,
  after: RefundRow,
): Promise<RefundRow> {
  await recordAudit(tx, {
    resource: declaration,
    id: after.id,
    action: before ? 'update' : 'create',
    actor,
    at,
    version: 1,
    changes: changesBetween(before ? audited(before) : {}, audited(after)),
  });
  return after;
}

const needed = textTable('checks/refundIban/needed', {
  ar: 'اكتب آيبان العميل، فالمبلغ يُرد بتحويل بنكي.',
  en: 'Enter the client’s IBAN: the amount goes back by bank transfer.',
});

/**
 * IBAN for a transfer to a client: the typed one, otherwise that of the client's profile.
 * @throws ApiError validation_failed without either
 */
export async function refundIban(
  tx: Transaction,
  clientId: string,
  typed: string | null | undefined,
  language: Language,
): Promise<string> {
  if (typed) return typed;
  const [client] = await tx
    .select({ iban: tables.clients.iban })
    .from(tables.clients)
    .where(eq(tables.clients.id, clientId));
  if (!client?.iban) throw fieldError('iban', needed[language]);
  return client.iban;
}
