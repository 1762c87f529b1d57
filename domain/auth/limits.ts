import { accountAttemptLimits, type AttemptLimit } from 'sijil/base/accounts/attemptLimits';

const minute = 60;

const hour = 3600;

/** Seconds before a link can be sent again; the page counts them down and the API enforces them. */
export const resendWaitSeconds = 60;

export const attemptLimits = {
  ...accountAttemptLimits,
  /** Limit per address, because the answer reveals unknown emails (rules 6.5): nobody may list the accounts by it. */
  forgotPassword: {
    free: 10,
    firstWaitSeconds: minute,
    longestWaitSeconds: 15 * minute,
    forgottenAfterSeconds: hour,
  },
  signUp: {
    free: 20,
    firstWaitSeconds: minute,
    longestWaitSeconds: 15 * minute,
    forgottenAfterSeconds: hour,
  },
  /** Limit per e-mail, whether an account has it or not. */
  verificationMail: {
    free: 1,
    firstWaitSeconds: resendWaitSeconds,
    longestWaitSeconds: resendWaitSeconds,
    forgottenAfterSeconds: hour,
  },
} as const satisfies Record<string, AttemptLimit>;

export type AttemptKind = keyof typeof attemptLimits;

/** Lifetime of an emailed link in hours: short for a new password, a day for an address. */
export const linkHours = { reset_password: 1, verify_email: 24 } as const;
