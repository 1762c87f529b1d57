import { useMemo } from 'react';
import { baseRole } from 'sijil/schema/roles/customRoles';
import {
  type DeclaredRole,
  hasRole,
  listName,
  operations,
  resourceNamed,
  type Role,
} from 'sijil/schema/application';
import { readsOnlyOwn } from 'sijil/schema/ownRows';
import { refersToOne } from 'sijil/schema/kindFacts';
import type { DeclaredList, ListPreset } from 'sijil/schema/declaredList';
import { apiPath, type Resource } from 'sijil/schema/resource';
import { useSession } from 'sijil/react/providers/session';
import { closedFilters, parseListAddress, type Sort, writeListAddress } from 'sijil/schema/lists/listAddress';
import { fieldsReadBy } from '../visibleFields';
import { filterFields } from 'sijil/schema/lists/filterFields';
import type { Language } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import type { ListState } from 'sijil/schema/lists/listState';
import { deletedName, type ListFilters } from 'sijil/schema/lists/listFilters';

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
    /** Name under which the list's views and display are stored. */
    name: listName(resource, list),
    fields,
    /** Fields to filter by: the list's own, and those of referenced and referring records. */
    narrowing: filterFields(resource, fields, role),
    columns: ((base && columnsOf[base]) ?? columns).filter((name) => !isSameInAll(resource, name, role)),
    presets: { presets: offered, startsWith },
    /** Query that applies where the list's address has none. */
    start: startAddress({ presets: offered, startsWith }),
  };
}

/** True for a column with the same record in every row that the role reads, such as their own company. */
function isSameInAll(resource: Resource, name: string, role: Role | null): boolean {
  const field = resource.fields[name];
  const target = refersToOne(field) ? resourceNamed(field.to) : undefined;
  return role !== null && target !== undefined && readsOnlyOwn(target, role);
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

/** Returns the path below `/api/v1`, as Refine names a resource. */
export function sourcePath({ resource, list }: ListSource): string {
  return (list ? operations()[list.operation].url : apiPath(resource)).slice(1);
}

/** Returns the sort order of the rows: the chosen one, otherwise the list's own; empty for the API's default. */
export function sourceSort({ list }: ListSource, sorters: readonly Sort[]): readonly Sort[] {
  return sorters.length > 0 || !list?.sort ? sorters : [list.sort];
}

/** Saved view of a list: its address stores everything that determines the shown rows. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The query of the address, without its question mark. */
  readonly address: string;
  /** Roles with which the view is shared. */
  readonly sharedWith?: readonly DeclaredRole[];
  /** True where the reader may change it; false for preset views and those that others share. */
  readonly own?: boolean;
}

type Fields = Readonly<Record<string, Field>>;

/** State of a list to save: without the open page and another view's id. */
export function viewAddress(state: ListState): string {
  // A saved calendar starts with the current month.
  const layout = state.layout && { ...state.layout, month: null };
  return writeListAddress({
    ...state,
    filters: present(state),
    currentPage: 1,
    view: null,
    layout,
  }).toString();
}

/** Returns the state of a list for a saved view; fields that no longer exist are left out, as from any address. */
export function stateOfView(view: SavedView, fields: Fields): ListState {
  const state = parseListAddress(new URLSearchParams(view.address), fields);
  return { ...state, filters: present(state), currentPage: 1, view: view.id };
}

/** Drops the filter for deleted records, because a view shows only present ones. */
function present({ filters }: ListState): ListFilters {
  return filters.filter(({ field }) => field !== deletedName);
}

/** True while a list shows its view as saved; the order in which filters were chosen does not matter. */
export function isSameView(state: ListState, view: SavedView, fields: Fields): boolean {
  return ordered(viewAddress(state)) === ordered(viewAddress(stateOfView(view, fields)));
}

function ordered(address: string): string {
  const parameters = new URLSearchParams(address);
  parameters.sort();
  return parameters.toString();
}

/** Id of the view of all records, in a list that starts with another view. */
export const allRecords = 'all';

interface Presets {
  readonly presets?: readonly ListPreset[] | undefined;
  readonly startsWith?: string | undefined;
}

/** Returns the preset views of a list in the order of their tabs: the starting one, then all records, then the others. */
export function presetViews(
  { presets = [], startsWith }: Presets,
  all: string,
  role: Role | null,
  language: Language,
): SavedView[] {
  const views = presets
    .filter(({ roles }) => !roles || (role !== null && hasRole(role, roles)))
    .map((preset) => presetView(preset, language));
  const first = views.filter(({ id }) => id === startsWith);
  const everything: SavedView = { id: first.length > 0 ? allRecords : '', name: all, address: '' };
  return [...first, everything, ...views.filter(({ id }) => id !== startsWith)];
}

export function presetView({ id, label, filters, sort, columns }: ListPreset, language: Language): SavedView {
  return {
    id,
    name: label[language],
    address: new URLSearchParams({
      ...filters,
      ...(sort && { sort }),
      ...(columns && { columns: columns.join(',') }),
    }).toString(),
  };
}

/** Returns the query that applies where the list's address has none. */
export function startAddress({ presets = [], startsWith }: Presets): string {
  const preset = presets.find(({ id }) => id === startsWith);
  return preset ? presetView(preset, 'ar').address : '';
}
