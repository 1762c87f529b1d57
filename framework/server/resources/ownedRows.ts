import { randomUUID } from 'node:crypto';
import type { Resource } from '#framework/schema/resource';
import { hasRows } from '#framework/schema/kindFacts';

/** Gives every row of an owned list an id where it has none yet, so that others can point at it. */
export function withRowIds(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const owned = hasRows(resource.fields[name]) && Array.isArray(value);
      return [
        name,
        owned ? value.map((row: { id?: string }) => ({ ...row, id: row.id ?? randomUUID() })) : value,
      ];
    }),
  );
}
