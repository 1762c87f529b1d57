import type { RefundRow } from './recordRefund';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { refundMethod, refundStatus } from '#domain/pricing/refunds';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { ledgerEntries, refundParts, refunds } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { notifyAbout } from '../notifications/notify';
import { onlyRow } from '#framework/server/db/storedRows';

export type RefundPart = typeof refundParts.$inferSelect;

/** Books parts of a refund as gone, with their entries in the ledger; those that have gone already are left alone. */
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

/** Updates a refund from its parts; its client is notified when all of it has gone, finance when it cannot go. */
export async function followParts(api: AppContext, tx: Transaction, refundId: string): Promise<RefundRow> {
  // Locked before its parts are read: of two that finish at once the second sees what the first wrote.
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
  else await notifyAbout(api, tx, request, 'refundFailed', 'finance', { actor: null });
}
