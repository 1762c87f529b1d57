import { baseRole } from '#framework/schema/roles/customRoles';
import { useMemo } from 'react';
import type { Role } from '#app/roles';
import { listName } from '#app/lists';
import type { DeclaredList, ListPreset } from '#framework/schema/declaredList';
import { apiPath, type Resource } from '#framework/schema/resource';
import { useSession } from '@framework/providers/session';
import { closedFilters, type Sort } from '#framework/schema/lists/listAddress';
import { startAddress } from './listViews';
import { fieldsReadBy } from '../visibleFields';
import { filterFields } from '#framework/schema/lists/filterFields';
import { operations } from '#app/operations';

const noPresets: readonly ListPreset[] = [];

/** Declaration of a list as a role sees it: the resource's own list, or another of its records. */
export function listDeclaration(resource: Resource, list: DeclaredList | undefined, role: Role | null) {
  const { without = [], columns = resource.list, columnsOf = {} } = list ?? {};
  const presets = (list ? list.presets : resource.presets) ?? noPresets;
  const base = role && baseRole(role);
  const startsWith = (base && list?.startsWithOf?.[base]) ?? list?.startsWith;
  const fields = Object.fromEntries(
    Object.entries(fieldsReadBy(resource, role)).filter(([name]) => !without.includes(name)),
  );
  // A preset that filters by a field that the role does not read would show other records under its name.
  const offered = presets.filter(
    (preset) => closedFilters(new URLSearchParams(preset.filters), fields, resource.fields).length === 0,
  );
  return {
    source: { resource, list },
    /** Name under which its views and its look are stored. */
    name: listName(resource, list),
    fields,
    /** Fields to filter by: its own, and those of referred records. */
    narrowing: filterFields(fields, role),
    columns: (base && columnsOf[base]) ?? columns,
    presets: { presets: offered, startsWith },
    /** Query of the list's address where the address has none. */
    start: startAddress({ presets: offered, startsWith }),
  };
}

export type ListDeclaration = ReturnType<typeof listDeclaration>;

export function useListDeclaration(resource: Resource, list?: DeclaredList): ListDeclaration {
  const role = useSession((session) => session.user?.role ?? null);
  return useMemo(() => listDeclaration(resource, list, role), [resource, list, role]);
}

/** Source of a list's rows: the resource's own list, or a declared one. */
export interface ListSource {
  readonly resource: Resource;
  readonly list?: DeclaredList | undefined;
}

/** Below `/api/v1`, as Refine names a resource. */
export function sourcePath({ resource, list }: ListSource): string {
  return (list ? operations[list.operation].url : apiPath(resource)).slice(1);
}

/** The order of the rows: as chosen, else the list's own; empty where the API's is meant. */
export function sourceSort({ list }: ListSource, sorters: readonly Sort[]): readonly Sort[] {
  return sorters.length > 0 || !list?.sort ? sorters : [list.sort];
}
