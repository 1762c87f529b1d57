/** Number of attempts before a wait, and the growth of the waits. */
export interface AttemptLimit {
  /** Attempts without a wait; the last of them starts the first wait. */
  readonly free: number;
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
  /** Seconds without an attempt after which the count is reset. */
  readonly forgottenAfterSeconds: number;
}

const minute = 60;
const hour = 3600;

/** Limits of signing in and of proving to know the current password; an application adds its own. */
export const accountAttemptLimits = {
  /** Per account and address: a guesser gets about a hundred tries a day, a forgetful owner four at once. */
  signIn: {
    free: 5,
    firstWaitSeconds: 15,
    longestWaitSeconds: 15 * minute,
    forgottenAfterSeconds: 24 * hour,
  },
  /**
   * Limit per account over all addresses, except for browsers that it has been used from: an attacker with thousands of
   * addresses gets a hundred tries a day and then four an hour. The owner can still sign in from a known browser, and from a new
   * one after the link for a new password.
   */
  signInAnywhere: {
    free: 100,
    firstWaitSeconds: 15 * minute,
    longestWaitSeconds: 15 * minute,
    forgottenAfterSeconds: 24 * hour,
  },
  /** Limit per signed-in account: nobody who finds it open may guess its password at leisure. */
  currentPassword: {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgottenAfterSeconds: 24 * hour,
  },
  /** Limit per signed-in account of codes of two-step sign-in: three of a million are right at any moment. */
  secondFactor: {
    free: 5,
    firstWaitSeconds: 30,
    longestWaitSeconds: 15 * minute,
    forgottenAfterSeconds: 24 * hour,
  },
} as const satisfies Record<string, AttemptLimit>;

/** Seconds to wait after the `count`-th attempt in a row: none, then doubling up to the longest. */
export function waitAfter(
  { free, firstWaitSeconds, longestWaitSeconds }: AttemptLimit,
  count: number,
): number {
  return count < free ? 0 : Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (count - free));
}
