import type { ReferenceField } from '#framework/schema/fields/reference';

/**
 * By what the records on offer are narrowed, given the other values of the form: `{ stateId: '…' }`.
 * Null while a value that narrows them is still missing, e.g. the state before the city.
 */
export function narrowingOf(
  field: Pick<ReferenceField, 'narrowedBy'>,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> | null {
  const pairs = Object.entries(field.narrowedBy ?? {}).map(
    ([theirs, ours]) => [theirs, values[ours]] as const,
  );
  if (pairs.some(([, value]) => typeof value !== 'string' || value === '')) return null;
  return Object.fromEntries(pairs) as Record<string, string>;
}
