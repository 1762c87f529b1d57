import { refunds as declaration } from '#resources/refunds';
import type { Transaction } from '../../db/connect';
import type { refunds } from '../../db/schema/money';
import type { Actor } from '../../http/actor';
import { changesBetween, recordAudit } from '../../resources/audit';

type RefundRow = typeof refunds.$inferSelect;

/** What a step of finance is told by: no account numbers, which are erased with their company. */
const told = ({ amount, method, status, reference, transferredOn }: RefundRow) => ({
  ...{ amount, method, status, reference, transferredOn },
});

/** Who decided a refund, or took it a step further, in the log of all writes. */
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
    ...{ actor, at, version: 1 },
    changes: changesBetween(before ? told(before) : {}, told(after)),
  });
  return after;
}
