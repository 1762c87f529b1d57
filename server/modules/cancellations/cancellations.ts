import { userName } from 'sijil/server/db/names';
import { and, desc, eq, type Placeholder } from 'drizzle-orm';
import type { z } from 'zod';
import type { requestView } from '#domain/api/requestViews';
import { maxRefund } from '#domain/pricing/refunds';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { cancellationAsks, requests } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { paidOf, refundedOf } from '../requests/refundableMoney';
import type { Effect, RequestRow } from '../../workflow/effect';
import { notifyAbout } from '../notifications/notify';

type RequestView = z.output<typeof requestView>;

/** The client's latest request to cancel, and the amount paid and not refunded. */
export function selectCancellation(db: Queryable, id: Placeholder) {
  const { status, reason, createdAt, decidedAt, decisionReason } = cancellationAsks;
  return {
    asks: db
      .select({ status, reason, createdAt, decidedAt, decisionReason, by: userName })
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

/** The request to cancel and, for readers of refunds, the amount due back if the order were cancelled now. */
export function toCancellation(
  { asks: [ask], money: [money] }: Rows,
  { refunds }: { readonly refunds: boolean },
): Pick<RequestView, 'cancellation' | 'refundable'> {
  return {
    cancellation: ask ?? null,
    refundable: refunds && money ? maxRefund(money.paid, money.refunded) : null,
  };
}

type Asked = Pick<RequestRow, 'id'>;

interface Saying {
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** Records the client's request to cancel; the guard and the index refuse a second open one. */
export async function openAsk(tx: Transaction, { id }: Asked, { reason, by, at }: Saying): Promise<void> {
  await tx.insert(cancellationAsks).values({ requestId: id, askedById: by, reason, createdAt: at });
}

/** Records that operations declined to cancel, with the reason. */
export async function declineAsk(tx: Transaction, { id }: Asked, { reason, by, at }: Saying): Promise<void> {
  await decide(tx, id, { status: 'declined', decidedById: by, decidedAt: at, decisionReason: reason });
}

/** Grants the client's open request to cancel, if there is one, when the order is cancelled. */
export const settleCancellation: Effect = ({ tx, request, actor, reason, now }) =>
  decide(tx, request.id, {
    status: 'granted',
    decidedById: actor?.userId ?? null,
    decidedAt: now,
    decisionReason: reason,
  });

async function decide(
  tx: Transaction,
  requestId: string,
  decision: Partial<typeof cancellationAsks.$inferInsert>,
): Promise<void> {
  await tx
    .update(cancellationAsks)
    .set(decision)
    .where(and(eq(cancellationAsks.requestId, requestId), eq(cancellationAsks.status, 'open')));
}

/** Notifies finance that a cancelled request has payments to refund. */
export const announceRefundable: Effect = async ({ api, tx, request, actor, reason }) => {
  const [money] = await tx
    .select({ paid: paidOf, refunded: refundedOf })
    .from(requests)
    .where(eq(requests.id, request.id));
  const amount = money ? maxRefund(money.paid, money.refunded) : 0;
  if (amount > 0) await notifyAbout(api, tx, request, 'refundAwaits', 'finance', { actor, reason, amount });
};
