import { soonUntil } from '../certificates/certificateState';
import { dayMs } from '#framework/base/time/riyadhTime';

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
export type NextBranchReason = (typeof nextBranchReasons)[number];

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
