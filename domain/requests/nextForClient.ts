import type { Name } from 'sijil/base/i18n/localized';
import type { Role } from '../access/roles';
import { addDays, dayMs } from 'sijil/base/time/riyadhTime';
import type { AvailableAction } from '../workflow/availableActions';
import { type TransitionName, transitionNames, transitions } from '../workflow/requestWorkflow';
import { type RequestStatus, statusNames } from '../workflow/statuses';
import { soonUntil } from '../certificates/certificateState';

/** Days before its due date from which a second payment waits for the client; before that it is not shown. */
const payNextDays = 14;
/** Days after closing during which a request asks for its review, so that the task does not stay forever. */
const reviewDays = 30;

const client: Role = 'client';

/** Statuses in which the client may have something to do. */
export const clientMoveStatuses: readonly RequestStatus[] = statusNames.filter((status) =>
  transitionNames.some((name) => {
    const { by, from, tone } = transitions[name];
    return tone === 'primary' && by.includes(client) && from.includes(status);
  }),
);

/** Last day, `YYYY-MM-DD`, on which a second payment may fall due to wait for the client today. */
export const payNextUntil = (today: string) => addDays(today, payNextDays);
/** First day, `YYYY-MM-DD`, on which a request may have been closed for its review to be requested today. */
export const reviewFrom = (today: string) => addDays(today, -reviewDays);

/** Facts that decide whether a request waits for its client; dates as ISO instants or Riyadh days. */
interface MoveFacts {
  readonly actions: readonly Pick<AvailableAction, 'name' | 'allowed' | 'awaitsProfile'>[];
  readonly visitAt: Date | null;
  readonly correctionsDueAt: Date | null;
  /** Due day of the unpaid instalment that falls due first. */
  readonly nextDueOn: string | null;
  /** Last day to pay it before it is overdue. */
  readonly nextPayBy: string | null;
}

interface ClientMove {
  readonly action: TransitionName;
  /** ISO instant, or the Riyadh day of an instalment; null where there is no deadline. */
  readonly deadline: string | null;
}

const deadlines: Partial<Record<TransitionName, (facts: MoveFacts) => string | null>> = {
  pay: ({ nextPayBy }) => nextPayBy,
  payNext: ({ nextPayBy }) => nextPayBy,
  acceptDetails: ({ visitAt }) => visitAt?.toISOString() ?? null,
  submitCorrectiveActions: ({ correctionsDueAt }) => correctionsDueAt?.toISOString() ?? null,
};

/** Submission of the corrective list: refused until its page has collected the answers, but a move until its deadline. */
const gathersFirst: TransitionName = 'submitCorrectiveActions';

/** Returns what a request needs from its client now: its main action, or a second payment soon due; null for nothing. */
export function clientMove(facts: MoveFacts, now: Date, today: string): ClientMove | null {
  const open = facts.actions.filter(
    ({ name, allowed, awaitsProfile = false }) =>
      allowed ||
      awaitsProfile ||
      (name === gathersFirst && facts.correctionsDueAt !== null && facts.correctionsDueAt > now),
  );
  const main =
    open.find(({ name }) => transitions[name].tone === 'primary') ??
    open.find(({ name }) => name === 'payNext' && (facts.nextDueOn ?? '9') <= payNextUntil(today));
  if (!main) return null;
  return { action: main.name, deadline: deadlines[main.name]?.(facts) ?? null };
}

/** State of a branch in one service. */
export interface BranchState {
  readonly id: string;
  readonly name: Name;
  /** Time of its latest results, and their current score; null before the first. */
  readonly lastOn: Date | null;
  readonly score: number | null;
  /** Expiry of its valid certificate. */
  readonly certifiedUntil: Date | null;
  /** True while a request of the branch is open: it needs no other. */
  readonly open: boolean;
}

export const nextBranchReasons = ['never', 'expiring', 'lowest', 'longestAgo'] as const;
type NextBranchReason = (typeof nextBranchReasons)[number];

interface NextBranch {
  readonly branch: BranchState;
  readonly reason: NextBranchReason;
}

/** Score below which a branch is inspected before its certificate requires it: the minimum of a very good result. */
const goodScore = 80;

/**
 * Branch that a package is best used for: one never inspected, then the one whose certificate ends first, then the one with the
 * lowest score below very good, then the one visited longest ago. Null where every branch has an open visit.
 */
export function nextBranch(branches: readonly BranchState[], now: Date): NextBranch | null {
  const free = branches.filter(({ open }) => !open);
  const first = (
    reason: NextBranchReason,
    valueOf: (branch: BranchState) => number | null | undefined,
  ): NextBranch | null => {
    const ranked = free.flatMap((branch) => {
      const value = valueOf(branch);
      return value == null ? [] : [{ branch, value }];
    });
    ranked.sort((a, b) => a.value - b.value || a.branch.name.ar.localeCompare(b.branch.name.ar));
    return ranked[0] ? { branch: ranked[0].branch, reason } : null;
  };
  const soon = soonUntil(now).getTime();
  return (
    first('never', ({ lastOn }) => (lastOn === null ? 0 : null)) ??
    first('expiring', ({ certifiedUntil }) =>
      certifiedUntil && certifiedUntil.getTime() <= soon ? certifiedUntil.getTime() : null,
    ) ??
    first('lowest', ({ score }) => (score !== null && score < goodScore ? score : null)) ??
    first('longestAgo', ({ lastOn }) => lastOn?.getTime())
  );
}

/** Days between visits that use up the balance in time, at least one. */
export function paceInDays(left: number, today: string, endsOn: string): number {
  const days = Math.round((Date.parse(endsOn) - Date.parse(today)) / dayMs) + 1;
  return Math.max(1, Math.floor(days / left));
}
