import { storedKindOf } from '#framework/schema/fieldKinds';
import type { Resource } from '#framework/schema/resource';
import { ownFieldsOf } from '../db/tables/toTable';

/** The part of an input that the resource's own table keeps, in the form that the driver takes. */
export function toStored(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    ownFieldsOf(resource).flatMap(([name, field]) => {
      const value = values[name];
      if (value === undefined) return [];
      return [
        [name, storedKindOf(field) === 'dateTime' && typeof value === 'string' ? new Date(value) : value],
      ];
    }),
  );
}
