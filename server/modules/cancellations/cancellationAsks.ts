import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { cancellationAsks } from '../../db/schema/requests';
import type { Effect } from '../../workflow/effect';
import type { RequestRow } from '../../workflow/requestRow';

type Asked = Pick<RequestRow, 'id'>;

interface Saying {
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

/** Writes that the client asks to cancel; a second open ask is refused by the guard, and by the index. */
export async function openAsk(tx: Transaction, { id }: Asked, { reason, by, at }: Saying): Promise<void> {
  await tx.insert(cancellationAsks).values({ requestId: id, askedById: by, reason, createdAt: at });
}

/** Writes that operations do not cancel, and why. */
export async function declineAsk(tx: Transaction, { id }: Asked, { reason, by, at }: Saying): Promise<void> {
  await decide(tx, id, { status: 'declined', decidedById: by, decidedAt: at, decisionReason: reason });
}

/** A cancelled request grants what its client has asked for, if they have. */
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
