import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Api } from '../../api';
import type { Queryable } from '../../db/connect';
import { payments, refundParts, refunds } from '../../db/schema/money';

const payload = z.object({ refundId: z.uuid() });

/**
 * Has the gateway give back what a refund owes to cards. The gateway knows no keys for refunds, but how much of a payment
 * went back: what it says is compared with what should have, so that running again sends nothing twice (rules 10.2).
 */
export async function sendRefund(api: Api, input: unknown): Promise<void> {
  const { refundId } = payload.parse(input);
  const parts = await api.db
    .select({ part: refundParts })
    .from(refundParts)
    .innerJoin(payments, eq(payments.id, refundParts.paymentId))
    .where(and(eq(refundParts.refundId, refundId), isNull(refundParts.sentAt), eq(payments.method, 'card')))
    .orderBy(asc(refundParts.id));
  for (const { part } of parts) await sendPart(api, part);
  await api.db
    .update(refunds)
    .set({ status: 'done', settledAt: api.clock() })
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'sending')));
}

/** One at a time for each payment: two that looked at once would both see the same amount given back. */
async function sendPart(api: Api, { id, paymentId, amount }: typeof refundParts.$inferSelect): Promise<void> {
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${paymentId}, 0))`);
    const [part] = await tx.select().from(refundParts).where(eq(refundParts.id, id));
    if (!part || part.sentAt) return;
    const expected = (await sentBefore(tx, paymentId)) + amount;
    const seen = await api.gateway.fetch(paymentId);
    if (!seen) throw new Error(`the gateway knows no payment ${paymentId} to refund`);
    if (seen.refunded < expected)
      await api.gateway.refund(paymentId, Math.min(amount, expected - seen.refunded));
    await tx.update(refundParts).set({ sentAt: api.clock() }).where(eq(refundParts.id, id));
  });
}

async function sentBefore(tx: Queryable, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ sent: sql<number>`coalesce(sum(${refundParts.amount}), 0)::float8` })
    .from(refundParts)
    .where(and(eq(refundParts.paymentId, paymentId), isNotNull(refundParts.sentAt)));
  return row?.sent ?? 0;
}
