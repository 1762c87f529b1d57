import { type RequestStatus, statuses, type Turn } from '../workflow/statuses';
import { type TransitionName, transitions } from '../workflow/requestWorkflow';
import type { NoticeAudience, NoticeKind } from './requestNotices';
import { isKeyOf, isMember } from 'sijil/base/objects';

const turnOf: Readonly<Record<Exclude<NoticeAudience, 'finance'>, Turn>> = {
  client: 'client',
  operations: 'admin_operation',
  supervisor: 'supervisor',
  inspector: 'inspector',
};

/** Steps whose notice has another name than the step. */
const announcedSeparately: readonly NoticeKind[] = [
  'orderPlaced',
  'customOrdered',
  'sendResultsWithCorrections',
  'approveCorrectiveActionsPartly',
  'approveCorrectiveActionsNone',
];

/** Steps that keep the status and ask for its move again. */
const askAgain: readonly NoticeKind[] = ['rejectPayment', 'confirmPartPayment'];

/** Notices that ask for action only until the deadline for corrections (rules 3.5). */
export const untilDeadline: readonly NoticeKind[] = ['sendResultsWithCorrections', 'returnCorrectiveActions'];

/** Kinds that ask for a decision at any status, even after a change of it, with the steps that decide. */
export const decidedBy: Readonly<Partial<Record<NoticeKind, readonly TransitionName[]>>> = {
  askToCancel: ['cancel', 'declineCancellation'],
};

/**
 * True for a notice that asks its reader for the request's next move (rules 3.10, 7.13). Finance's move is a transfer
 * that waits for a decision, or a refund, whatever else the request waits for.
 */
export function asksForMove(kind: NoticeKind, audience: NoticeAudience, status: RequestStatus): boolean {
  if (audience === 'finance') return kind === 'transferSent' || kind === 'refundAwaits';
  if (decidedBy[kind]) return true;
  const moved = isKeyOf(transitions, kind)
    ? transitions[kind].to !== 'same' || askAgain.includes(kind)
    : announcedSeparately.includes(kind);
  return moved && statuses[status].turn === turnOf[audience];
}

/** True for a step that completes finance's move; any step to another status completes the others'. */
export function endsFinanceMove(name: TransitionName): boolean {
  const { by, to } = transitions[name];
  return to === 'cancelled' || isMember(by, 'admin_finance');
}
