export { visitorOf } from '#domain/access/routeAuthority';
export { noChoices, type SessionChoices, startingChoices } from '#domain/api/sessionChoices';
export type { SessionUser } from '#domain/api/profileViews';
