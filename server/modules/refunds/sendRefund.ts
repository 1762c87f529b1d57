import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { GatewayRefusal } from '../../adapters/cardGateway';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { refundParts, refunds } from '../../db/schema/money';
import { addJob } from 'sijil/server/jobs/addJob';
import { bookSent, followParts, type RefundPart } from './refundSteps';

type RefundRow = typeof refunds.$inferSelect;

const minute = 60;
/** Seconds between tries while the gateway does not answer; after the last one finance is notified. */
const waits = [minute, 5 * minute, 30 * minute, 120 * minute];

const payload = z.object({ refundId: z.uuid(), attempt: z.number().int().default(0) });

/**
 * Refunds a refund's card parts through the gateway. The gateway has no idempotency keys for refunds, but reports the
 * refunded amount of a payment: it is compared with the expected amount, so that a repeated run sends nothing twice (rules
 * 10.2). A refusal fails the refund; without an answer it is retried for some hours.
 */
export async function sendRefund(api: AppContext, input: unknown): Promise<void> {
  const { refundId, attempt } = payload.parse(input);
  const [refund] = await api.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund) return;
  const unanswered: unknown[] = [];
  for (const part of await openCardParts(api.db, refundId)) {
    try {
      await sendPart(api, refund, part);
    } catch (error) {
      api.app.log.warn({ err: error, refundId, paymentId: part.paymentId }, 'a refund was not sent');
      if (error instanceof GatewayRefusal) await fail(api, part, error.message);
      else unanswered.push(error);
    }
  }
  if (unanswered.length === 0) return;
  const wait = waits[attempt];
  if (wait !== undefined)
    await addJob(api.db, 'sendRefund', { refundId, attempt: attempt + 1 }, { delaySeconds: wait });
  else for (const part of await openCardParts(api.db, refundId)) await fail(api, part, 'NO ANSWER');
}

function openCardParts(db: Queryable, refundId: string): Promise<RefundPart[]> {
  const { sentAt, failure, method } = refundParts;
  return db
    .select()
    .from(refundParts)
    .where(and(eq(refundParts.refundId, refundId), isNull(sentAt), isNull(failure), eq(method, 'card')))
    .orderBy(asc(refundParts.id));
}

/**
 * Books parts that were given up although the gateway had sent them, because its answer was lost. Called before anybody pays
 * by transfer instead.
 * @throws the gateway's error if it cannot be queried.
 */
export async function bookReturned(api: AppContext, refund: RefundRow): Promise<void> {
  const { sentAt, failure, refundId } = refundParts;
  const failed = await api.db
    .select()
    .from(refundParts)
    .where(and(eq(refundId, refund.id), isNull(sentAt), isNotNull(failure)));
  for (const part of failed) await sendPart(api, refund, part, { onlyLook: true });
}

/** Serialised per payment: two concurrent runs would read the same refunded amount. */
async function sendPart(
  api: AppContext,
  refund: RefundRow,
  { id, paymentId, amount }: RefundPart,
  { onlyLook = false } = {},
): Promise<void> {
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${paymentId}, 0))`);
    const [part] = await tx.select().from(refundParts).where(eq(refundParts.id, id));
    if (!part || part.sentAt || part.method !== 'card') return;
    const expected = (await sentBefore(tx, paymentId)) + amount;
    const seen = await api.gateway.fetch(paymentId);
    if (onlyLook && (seen?.refunded ?? 0) < expected) return;
    if (!seen) throw new GatewayRefusal('UNKNOWN PAYMENT');
    if (seen.refunded < expected)
      await api.gateway.refund(paymentId, Math.min(amount, expected - seen.refunded));
    await bookSent(api, tx, refund, [id], api.clock());
  });
}

async function fail(api: AppContext, { id, refundId }: RefundPart, failure: string): Promise<void> {
  await api.db.transaction(async (tx) => {
    await tx
      .update(refundParts)
      .set({ failure })
      .where(and(eq(refundParts.id, id), isNull(refundParts.sentAt)));
    await followParts(api, tx, refundId);
  });
}

/** Amount in halalas already refunded to the card itself; parts transferred instead do not concern the gateway. */
async function sentBefore(tx: Queryable, paymentId: string): Promise<number> {
  const [row] = await tx
    .select({ sent: sql<number>`coalesce(sum(${refundParts.amount}), 0)::float8` })
    .from(refundParts)
    .where(
      and(
        eq(refundParts.paymentId, paymentId),
        eq(refundParts.method, 'card'),
        isNotNull(refundParts.sentAt),
      ),
    );
  return row?.sent ?? 0;
}
