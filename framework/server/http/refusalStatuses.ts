import { furtherRefusals } from '#app/furtherRefusals';
import type { OperationAudience } from '#app/operations';

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
    ...(furtherRefusals[id] ?? []),
  ];
  return [...new Set(statuses)].toSorted((one, other) => one - other);
}
