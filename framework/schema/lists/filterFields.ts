import { type Role, resourceNamed } from '#framework/schema/application';
import type { Field } from '../field';
import { choice } from '../index';
import { permissionFor } from '../access';
import { readingOf } from '../fieldAccess';
import { kindOf } from '../fieldKinds';
import type { Resource } from '../resource';
import { isSecret, refersToOne } from '../kindFacts';

type Fields = Readonly<Record<string, Field>>;

/** Parameter of a list's filters which says that one of them is enough, as the API names it; no field begins with this sign. */
export const matchName = '_match';

/** Ways to join filters. */
export const match = choice({
  label: { ar: 'المطابقة', en: 'Match' },
  options: { any: { ar: 'أي شرط يكفي', en: 'Any condition' } },
});

/** Returns all fields that a list may be filtered by: its own, those of referenced records, and the way they are joined. */
export function filterFields(fields: Fields, role: Role | null): Fields {
  return {
    ...fields,
    ...Object.fromEntries(filteredThrough(fields, role, resourceNamed)),
    [matchName]: match,
  };
}

/** Returns the list's own fields among them. */
export function ownFields(narrowing: Fields): Fields {
  return Object.fromEntries(
    Object.entries(narrowing).filter(([name]) => name !== matchName && throughOf(name) === null),
  );
}

/** Returns the reference through which a filter selects; null for one by a field of the list itself. */
export function throughOf(name: string): string | null {
  return name.includes('.') ? (name.split('.')[0] ?? null) : null;
}

type Named = (name: string) => Resource | undefined;

/**
 * Returns the fields of referenced records that a list can be filtered by: `cityId.stateId` selects the rows whose city lies in
 * a state. Only where the role reads every record of the other resource, and the field in each of them, so that no count reveals
 * a withheld value.
 */
export function filteredThrough(fields: Fields, role: Role | null, named: Named): [string, Field][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const target = targetOf(field, role, named);
    if (!target) return [];
    return Object.entries(target.fields)
      .filter(([inner]) => isFilter(target, inner, role))
      .map(([inner, declared]): [string, Field] => [
        `${name}.${inner}`,
        {
          ...declared,
          label: {
            ar: `${field.label.ar} › ${declared.label.ar}`,
            en: `${field.label.en} › ${declared.label.en}`,
          },
        },
      ]);
  });
}

function targetOf(field: Field, role: Role | null, named: Named): Resource | undefined {
  if (!refersToOne(field)) return undefined;
  const target = named(field.to);
  const reads = target && permissionFor(target, 'read', role && { role });
  return reads === 'all' ? target : undefined;
}

function isFilter(target: Resource, name: string, role: Role | null): boolean {
  const field = target.fields[name];
  if (!field) return false;
  const { filters } = kindOf(field);
  return filters.length > 0 && !isSecret(field) && readingOf(target, name, role) === 'always';
}
