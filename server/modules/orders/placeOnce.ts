import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { orderSubmissions } from '../../db/schema/orderSubmissions';
import { ApiError } from '#framework/server/http/apiError';

interface OrderSubmission {
  readonly userId: string;
  /** The orderer's own name for this order; undefined where they give none: each sending is then another order. */
  readonly key: string | undefined;
  /** Content of the order, and its operation. */
  readonly content: readonly [operation: string, body: unknown];
}

/**
 * Places an order in one transaction, once under its key however often it is sent: a second tab, or a repetition after
 * the answer was lost, gets the existing request (rules 3.22). A refused order leaves its key free.
 * @returns the request's id.
 * @throws ApiError order_placed_already where another order was placed under the key
 */
export async function placeOnce(
  api: AppContext,
  { userId, key, content }: OrderSubmission,
  place: (tx: Transaction) => Promise<string>,
): Promise<string> {
  return api.db.transaction(async (tx) => {
    if (key === undefined) return place(tx);
    const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const own = and(eq(orderSubmissions.userId, userId), eq(orderSubmissions.key, key));
    // A simultaneous second order waits here until the first was placed or refused.
    const claimed = await tx
      .insert(orderSubmissions)
      .values({ userId, key, digest, createdAt: api.clock() })
      .onConflictDoNothing()
      .returning({ key: orderSubmissions.key });
    if (claimed.length === 0) {
      const [before] = await tx.select().from(orderSubmissions).where(own);
      if (!before?.requestId || before.digest !== digest) throw new ApiError('order_placed_already');
      return before.requestId;
    }
    const requestId = await place(tx);
    await tx.update(orderSubmissions).set({ requestId }).where(own);
    return requestId;
  });
}
