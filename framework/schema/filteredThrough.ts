import type { Role } from '#app/roles';
import { permissionFor } from './access';
import type { Field } from './field';
import { readingOf } from './fieldAccess';
import { kindOf } from './fieldKinds';
import type { Resource } from './resource';
import type { Fields } from './shape';
import { isSecret, refersToOne } from './kindFacts';

type Named = (name: string) => Resource | undefined;

/**
 * The fields of referred records that a list can be narrowed by: `cityId.stateId` are the rows whose city lies in a state.
 * Only where the role reads every record of the other resource, and the field in each of them, so that no count reveals a
 * withheld value.
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
