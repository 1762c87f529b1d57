export { type AttemptKind, attemptLimits } from '#domain/auth/limits';
