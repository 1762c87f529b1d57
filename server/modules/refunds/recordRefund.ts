import { refundsResource as declaration } from '#resources/refunds';
import type { Transaction } from '#framework/server/db/connect';
import type { refunds } from '../../db/schema/money';
import type { Actor } from '#framework/server/http/actor';
import { changesBetween, recordAudit } from '#framework/server/resources/audit';

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
