import { accountAttemptLimits } from '#framework/base/accounts/attemptLimits';

export const attemptLimits = accountAttemptLimits;
export type AttemptKind = keyof typeof attemptLimits;
