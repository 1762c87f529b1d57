import type { Role } from '../access/roles';
import { addDays, dayMs } from '#framework/base/time/riyadhTime';
import type { AvailableAction } from '../workflow/availableActions';
import { type TransitionName, transitionNames, transitions } from '../workflow/requestWorkflow';
import { type RequestStatus, statusNames } from '../workflow/statuses';
import { soonUntil } from '../certificates/certificateState';

/** A second payment months ahead is no matter for today: it waits for the client from so many days before it is due. */
const payNextDays = 14;
/** A closed request asks for its review so long, and no longer: a to-do that never ends is read by nobody. */
const reviewDays = 30;

const client: Role = 'client';

/** The statuses in which the client may have something to do. */
export const clientMoveStatuses: readonly RequestStatus[] = statusNames.filter((status) =>
  transitionNames.some((name) => {
    const { by, from, tone } = transitions[name];
    return tone === 'primary' && by.includes(client) && from.includes(status);
  }),
);

/** The last day, `YYYY-MM-DD`, on which a second payment may fall due to wait for the client today. */
export const payNextUntil = (today: string) => addDays(today, payNextDays);
/** The first day, `YYYY-MM-DD`, on which a request may have been closed for its review to be asked for today. */
export const reviewFrom = (today: string) => addDays(today, -reviewDays);

/** Facts that decide whether a request waits for its client; dates as ISO instants or Riyadh days. */
interface MoveFacts {
  readonly actions: readonly Pick<AvailableAction, 'name' | 'allowed' | 'awaitsProfile'>[];
  readonly visitAt: Date | null;
  readonly correctionsDueAt: Date | null;
  /** The unpaid instalment that falls due first. */
  readonly nextDueOn: string | null;
}

interface ClientMove {
  readonly action: TransitionName;
  /** An ISO instant, or the Riyadh day of an instalment; null where nothing presses. */
  readonly deadline: string | null;
}

const deadlines: Partial<Record<TransitionName, (facts: MoveFacts) => string | null>> = {
  pay: ({ nextDueOn }) => nextDueOn,
  payNext: ({ nextDueOn }) => nextDueOn,
  acceptDetails: ({ visitAt }) => visitAt?.toISOString() ?? null,
  submitCorrectiveActions: ({ correctionsDueAt }) => correctionsDueAt?.toISOString() ?? null,
};

/** The corrective list is refused until its page has gathered the answers; until its time is up it is a move all the same. */
const gathersFirst: TransitionName = 'submitCorrectiveActions';

/** The one thing that a request asks of its client now: its main action, or a second payment soon due; null when nothing. */
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
  readonly name: string;
  /** Time of its latest results, and their present score; null before the first. */
  readonly lastOn: Date | null;
  readonly score: number | null;
  /** Expiry of its valid certificate. */
  readonly certifiedUntil: Date | null;
  /** A request of it is under way: it needs no other. */
  readonly open: boolean;
}

export const nextBranchReasons = ['never', 'expiring', 'lowest', 'longestAgo'] as const;
type NextBranchReason = (typeof nextBranchReasons)[number];

interface NextBranch {
  readonly branch: BranchState;
  readonly reason: NextBranchReason;
}

/** Below it a branch is looked at before its certificate demands it: the band of a very good result. */
const goodScore = 80;

/**
 * Branch that a package is best used for: one never inspected, then one whose certificate ends first, then the one with
 * the lowest score below very good, then the one visited longest ago. Null where every branch has a visit under way.
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
    ranked.sort((a, b) => a.value - b.value || a.branch.name.localeCompare(b.branch.name));
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

/** Interval in days at which the balance is used up in time, at least one. */
export function paceInDays(left: number, today: string, endsOn: string): number {
  const days = Math.round((Date.parse(endsOn) - Date.parse(today)) / dayMs) + 1;
  return Math.max(1, Math.floor(days / left));
}
