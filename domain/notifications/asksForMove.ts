import { type RequestStatus, statuses, type Turn } from '../workflow/statuses';
import { type TransitionName, transitions } from '../workflow/requestWorkflow';
import type { NoticeAudience, NoticeKind } from './requestNotices';

const turnOf: Readonly<Record<Exclude<NoticeAudience, 'finance'>, Turn>> = {
  client: 'client',
  operations: 'admin_operation',
  supervisor: 'supervisor',
  inspector: 'inspector',
};

/** Steps that are told under another name than their own. */
const toldOtherwise: readonly NoticeKind[] = [
  'orderPlaced',
  'customOrdered',
  'sendResultsWithCorrections',
  'approveCorrectiveActionsPartly',
  'approveCorrectiveActionsNone',
];

/**
 * Whether a notice asks its reader for the request's next move (rules 3.10, 7.13), or only tells them something. Finance's
 * move is a transfer that waits for a decision, whatever else the request waits for.
 */
export function asksForMove(kind: NoticeKind, audience: NoticeAudience, status: RequestStatus): boolean {
  if (audience === 'finance') return kind === 'transferSent';
  const moved = Object.hasOwn(transitions, kind)
    ? transitions[kind as TransitionName].to !== 'same'
    : toldOtherwise.includes(kind);
  return moved && statuses[status].turn === turnOf[audience];
}

/** Whether a step does what was asked of finance; any step to another status does what was asked of the others. */
export function endsFinanceMove(name: TransitionName): boolean {
  const { by, to } = transitions[name];
  return to === 'cancelled' || (by as readonly string[]).includes('admin_finance');
}
