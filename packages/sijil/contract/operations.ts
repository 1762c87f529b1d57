import type { DeclaredRole } from '../schema/application';
import type { OperationAudience, OperationRow } from '../schema/operationTypes';

export const row = <M extends OperationRow['method'], U extends string, A extends OperationAudience>(
  method: M,
  url: U,
  audience: A,
) => ({
  method,
  url,
  audience,
});

/** Operations of the framework that anybody may call. */
export const frameworkPublicOperations = {
  'auth.login': row('POST', '/auth/login', 'public'),
  'auth.beginAtProvider': row('POST', '/auth/provider', 'public'),
  'auth.finishAtProvider': row('POST', '/auth/provider/finish', 'public'),
  'brand.picture': row('GET', '/brand/pictures/:picture', 'public'),
  'texts.get': row('GET', '/texts', 'public'),
  'system.health': row('GET', '/health', 'public'),
  'system.live': row('GET', '/health/live', 'public'),
  'system.ready': row('GET', '/health/ready', 'public'),
} satisfies Record<string, OperationRow>;

/** Operations of the framework for everyone who is signed in. An application spreads them into its table and may narrow an audience. */
export const frameworkOperations = {
  'auth.logout': row('POST', '/auth/logout', 'any'),
  'auth.changeFirstPassword': row('POST', '/auth/first-password', 'any'),
  'session.get': row('GET', '/session', 'any'),
  'sessions.list': row('GET', '/sessions', 'any'),
  'sessions.end': row('DELETE', '/sessions/:id', 'any'),
  'sessions.endOthers': row('POST', '/sessions/end-others', 'any'),
  'linkedIdentity.get': row('GET', '/linked-identity', 'any'),
  'linkedIdentity.remove': row('DELETE', '/linked-identity', 'any'),
  'secondFactor.get': row('GET', '/second-factor', 'any'),
  'secondFactor.begin': row('POST', '/second-factor', 'any'),
  'secondFactor.confirm': row('POST', '/second-factor/confirm', 'any'),
  'secondFactor.renewCodes': row('POST', '/second-factor/codes', 'any'),
  'secondFactor.remove': row('POST', '/second-factor/remove', 'any'),
  'files.upload': row('POST', '/files', 'any'),
  'exports.list': row('GET', '/exports', 'any'),
  'exports.get': row('GET', '/exports/:id', 'any'),
  'exports.cancel': row('POST', '/exports/:id/cancel', 'any'),
  'live.stream': row('GET', '/live', 'any'),
  'editing.others': row('GET', '/editing/:resource/:id', 'any'),
  'editing.say': row('POST', '/editing/:resource/:id', 'any'),
  'console.start': row('GET', '/console/start', 'any'),
  'console.search': row('GET', '/console/search', 'any'),
  'savedViews.list': row('GET', '/console/views', 'any'),
  'savedViews.save': row('POST', '/console/views', 'any'),
  'savedViews.delete': row('DELETE', '/console/views/:id', 'any'),
  'favourites.list': row('GET', '/console/favourites', 'any'),
  'favourites.save': row('PUT', '/console/favourites', 'any'),
  'recordDrafts.get': row('GET', '/console/drafts/:resource/:record', 'any'),
  'recordDrafts.save': row('PUT', '/console/drafts/:resource/:record', 'any'),
  'approvals.get': row('GET', '/approvals/:id', 'any'),
  'approvals.answer': row('POST', '/approvals/:id/answer', 'any'),
} satisfies Record<string, OperationRow>;

/** Operations of the framework by which the console is set up and watched, for the roles that do so. */
export function consoleOperations<const Keepers extends readonly DeclaredRole[]>(keepers: Keepers) {
  return {
    'secondFactor.reset': row('POST', '/second-factor/:id/reset', keepers),
    'sessions.seeAs': row('POST', '/sessions/see-as', keepers),
    'roles.preview': row('POST', '/roles/preview', keepers),
    'roles.explain': row('GET', '/roles/explain', keepers),
    'designs.export': row('GET', '/designs', keepers),
    'designs.kindChange': row('POST', '/designs/kinds', keepers),
    'designs.apply': row('POST', '/designs/apply', keepers),
    'texts.find': row('GET', '/texts/all', keepers),
    'webhooks.test': row('POST', '/webhooks/:id/test', keepers),
    'webhooks.renewSecret': row('POST', '/webhooks/:id/secret', keepers),
    'webhookDeliveries.replay': row('POST', '/webhook-deliveries/:id/replay', keepers),
    'automations.press': row('POST', '/automation-buttons/:id', keepers),
    'automations.try': row('GET', '/automations/:id/trial', keepers),
    'automations.approve': row('POST', '/automations/:id/approve', keepers),
    'automations.stop': row('POST', '/automations/:id/stop', keepers),
    'automationRuns.retry': row('POST', '/automation-runs/:id/retry', keepers),
    'queuedJobs.runNow': row('POST', '/jobs/:id/run', keepers),
    'queuedJobs.giveUp': row('POST', '/jobs/:id/give-up', keepers),
  } satisfies Record<string, OperationRow>;
}

/** Refusals of an operation that takes a file. */
export const uploadRefusals: readonly number[] = [413, 415, 422, 507];

/** Further refusal statuses of single operations: from services that they call, or from the way they identify their caller. */
export const frameworkRefusals: Readonly<Record<string, readonly number[]>> = {
  'auth.login': [401, 403],
  'auth.beginAtProvider': [404, 502],
  'auth.finishAtProvider': [403, 404, 502],
  'auth.changeFirstPassword': [422],
  'sessions.seeAs': [404],
  'roles.explain': [404],
  'designs.kindChange': [404],
  'files.upload': [400, ...uploadRefusals],
};
