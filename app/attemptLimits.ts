export { type AttemptKind, attemptLimits } from '#domain/auth/attemptLimits';
