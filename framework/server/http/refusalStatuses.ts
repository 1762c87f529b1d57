import type { OperationAudience, OperationId } from '#app/operations';

interface Refusing {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly audience: OperationAudience;
}

interface Takes {
  /** True: the operation reads the query string. */
  readonly hasQuery: boolean;
  readonly isLimited: boolean;
}

/**
 * Statuses with which an operation may refuse, for the OpenAPI document. Each follows from its contract and its
 * audience, except for those of single operations: what they ask of others, or how they know their caller.
 */
export function refusalStatuses(
  { id, method, url, audience }: Refusing,
  { hasQuery, isLimited }: Takes,
): number[] {
  const isSignedIn = audience !== 'public';
  const changes = method !== 'GET';
  const hasId = url.includes('/:');
  const statuses = [
    ...(hasQuery || changes ? [400] : []),
    ...(isSignedIn ? [401, 403] : []),
    ...(hasId ? [404] : []),
    ...(isSignedIn && changes ? [409] : []),
    // 422: nothing sent for a yes-or-no field.
    ...(changes ? [413, 422] : []),
    ...(isLimited ? [429] : []),
    503,
    ...((further as Readonly<Record<string, readonly number[]>>)[id] ?? []),
  ];
  return [...new Set(statuses)].toSorted((one, other) => one - other);
}

/** Refusals of an id in the body or query that is unknown, or not the caller's. */
const named = [404];
const upload = [413, 415, 422, 507];
const gateway = [402, 404, 502];

/** A declaration's own operation, whose hook asks for the branch. */
type Generated = 'branchDocuments.create';

const further: Readonly<Partial<Record<OperationId | Generated, readonly number[]>>> = {
  'branchDocuments.create': named,
  'clientInspections.compareBranches': named,
  'clientInspections.quote': named,
  'clientInspections.redeem': named,
  'clientInspections.requestCustom': named,
  'inspections.inspectorsForMany': named,
  'inspections.supervisorsForMany': named,
  'mailbox.list': named,
  'tickets.create': named,
  'auth.login': [401, 403],
  'auth.signup': [409],
  'auth.resetPassword': [410],
  'auth.verifyEmail': [410],
  'auth.changeFirstPassword': [422],
  'notifications.mailPreference': [410],
  'notifications.saveMailPreference': [410],
  'identity.start': [422, 502],
  'identity.callback': [401, 403, 404, 422],
  'clientInspections.pay': gateway,
  'clientInspections.payNext': gateway,
  'clientInspections.settleCard': gateway,
  'clientInspections.request': gateway,
  'payments.applePaySession': [502],
  'payments.webhook': [401, 403, 404],
  'savedCards.delete': [502],
  'refunds.create': [404, 502],
  'refunds.retry': [502],
  'refunds.transferInstead': [502],
  'field.uploadEvidence': upload,
  'field.openEvidence': [422, 507],
  'field.appendEvidence': upload,
  'files.upload': [400, ...upload],
};
