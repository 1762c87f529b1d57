import { type Role, resourceNamed } from 'sijil/schema/application';
import type { Localized } from 'sijil/base/i18n/localized';
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

/**
 * Returns all fields that a list may be filtered by: its own, those of referenced and of referring records, and the way they are
 * joined.
 */
export function filterFields(
  { filteredBy }: Pick<Resource, 'filteredBy'>,
  fields: Fields,
  role: Role | null,
): Fields {
  return {
    ...fields,
    ...Object.fromEntries(filteredThrough(fields, role, resourceNamed)),
    ...Object.fromEntries(
      Object.keys(filteredBy ?? {}).flatMap((name) => filteredByReferring({ filteredBy }, name, role)),
    ),
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
          label: below(field.label, declared.label),
        },
      ]);
  });
}

/**
 * Returns the fields of the records that refer to this one by which its list can be filtered, as the declaration names them:
 * `requests.clientId` selects the supervisors with a request of a client. Only where the role reads every such record.
 */
export function filteredByReferring(
  { filteredBy }: Pick<Resource, 'filteredBy'>,
  name: string,
  role: Role | null,
): [string, Field][] {
  const target = resourceNamed(name);
  const wanted = filteredBy?.[name]?.fields ?? [];
  if (!target || permissionFor(target, 'read', role && { role }) !== 'all') return [];
  return wanted.flatMap((inner): [string, Field][] => {
    const field = target.fields[inner];
    return field && isFilter(target, inner, role)
      ? [[`${name}.${inner}`, { ...field, label: below(target.label.many, field.label) }]]
      : [];
  });
}

const below = (record: Localized, field: Localized): Localized => ({
  ar: `${record.ar} › ${field.ar}`,
  en: `${record.en} › ${field.en}`,
});

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
