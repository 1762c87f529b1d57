import { desc, eq, type Placeholder } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import { maxRefund } from '#domain/pricing/refunds';
import type { Queryable } from '#framework/server/db/connect';
import { cancellationAsks, requests } from '../../db/schema/requests';
import { users } from '#framework/server/db/schema/users';
import { paidOf, refundedOf } from '../requests/refundableMoney';

type RequestView = z.output<typeof requestView>;

/** The last time that the client asked to cancel a request, and what was paid on it and has not gone back. */
export function selectCancellation(db: Queryable, id: Placeholder) {
  const { status, reason, createdAt, decidedAt, decisionReason } = cancellationAsks;
  return {
    asks: db
      .select({ status, reason, createdAt, decidedAt, decisionReason, by: users.name })
      .from(cancellationAsks)
      .leftJoin(users, eq(users.id, cancellationAsks.askedById))
      .where(eq(cancellationAsks.requestId, id))
      .orderBy(desc(createdAt))
      .limit(1),
    money: db.select({ paid: paidOf, refunded: refundedOf }).from(requests).where(eq(requests.id, id)),
  };
}

type Selected = ReturnType<typeof selectCancellation>;
type Rows = { readonly [Part in keyof Selected]: Selected[Part]['_']['result'] };

/** The ask, and for those who read refunds what would go back if the request were cancelled now. */
export function toCancellation(
  { asks: [ask], money: [money] }: Rows,
  { refunds }: { readonly refunds: boolean },
): Pick<RequestView, 'cancellation' | 'refundable'> {
  return {
    cancellation: ask ?? null,
    refundable: refunds && money ? maxRefund(money.paid, money.refunded) : null,
  };
}
