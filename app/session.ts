export type { SessionUser } from '#domain/api/sessionView';
