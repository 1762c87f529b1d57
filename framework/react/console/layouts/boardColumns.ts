import { kindOf } from '#framework/schema/fieldKinds';
import { hasOptions } from '#framework/schema/kindFacts';
import { chosenFor, type ListFilters, withFilter } from '#framework/schema/lists/listFilters';
import type { Field } from '#framework/schema/field';

/** A column of a board; null: the records without a value. */
export interface BoardColumn {
  readonly value: string | null;
  readonly filters: ListFilters;
}

/** The columns of a list by one of its choices, as far as its filters leave any. */
export function boardColumns(name: string, field: Field, filters: ListFilters): BoardColumn[] {
  if (!hasOptions(field)) return [];
  const chosen = chosenFor(filters, name);
  const only = chosen.eq === undefined ? chosen.in?.split(',') : [chosen.eq];
  const not = new Set(chosen.ne?.split(','));
  const isFilled = chosen.null !== 'true';
  const values = Object.keys(field.options).filter(
    (value) => isFilled && !not.has(value) && (only?.includes(value) ?? true),
  );
  const mayBeEmpty =
    !field.required && kindOf(field).filters.includes('null') && !only && chosen.null !== 'false';
  return [
    ...(mayBeEmpty ? [{ value: null, filters: withFilter(filters, name, { null: 'true' }) }] : []),
    ...values.map((value) => ({ value, filters: withFilter(filters, name, { eq: value }) })),
  ];
}
