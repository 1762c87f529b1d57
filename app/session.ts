export { visitorOf } from '#domain/access/canVisit';
export { noChoices, type SessionChoices, startingChoices } from '#domain/api/sessionChoices';
export type { SessionUser } from '#domain/api/accountViews';
