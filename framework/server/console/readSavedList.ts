import { lists } from '#app/lists';
import { resourceNamed } from '#app/resources';
import type { Role } from '#app/roles';
import type { DeclaredList } from '#framework/schema/declaredList';
import type { Field } from '#framework/schema/field';
import { readsList } from '#framework/schema/listReaders';
import {
  closedFilters,
  listParameters,
  parseListAddress,
  unreadFilters,
} from '#framework/schema/lists/listAddress';
import { comparedField } from '#framework/schema/lists/comparedField';
import { filterFields } from '#framework/schema/lists/filterFields';
import { queryOf } from '#framework/schema/lists/filterParameters';
import type { SummaryLook } from '#framework/schema/lists/listState';
import type { Resource } from '#framework/schema/resource';
import { baseRole } from '#framework/schema/roles/customRoles';
import { readableFields } from '../resources/fieldRights';

/** List that somebody saved, as a role reads it. */
export interface SavedList {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, Field>>;
  readonly columns: readonly string[];
  /** Filters and order, as parameters of the API. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly summary: SummaryLook | null;
  /** Field by which a summary is compared with the period before. */
  readonly compared: string | null;
}

/** Reads a saved list by its name and address. `forbidden`: the role does not read it; `filterGone`: the role cannot filter as it does. */
export function readSavedList(
  { list, address }: { readonly list: string; readonly address: string | null },
  role: Role,
): SavedList | 'forbidden' | 'filterGone' {
  const declared: DeclaredList | undefined = Object.hasOwn(lists, list)
    ? (lists as Readonly<Record<string, DeclaredList>>)[list]
    : undefined;
  const resource = declared?.resource ?? resourceNamed(list);
  if (!resource || readsList(list, role) !== true) return 'forbidden';
  const fields = Object.fromEntries(
    readableFields(resource, role).filter(([name]) => !declared?.without?.includes(name)),
  );
  const narrowing = filterFields(fields, role);
  const query = queryOf(address);
  const lost = [...unreadFilters(query, narrowing), ...closedFilters(query, narrowing, resource.fields)];
  const state = parseListAddress(query, narrowing);
  if (lost.length > 0 || (query.has('group') && !state.summary)) return 'filterGone';
  const { filters, sorters, summary } = state;
  const ordered = sorters.length > 0 || !declared?.sort ? sorters : [declared.sort];
  const base = baseRole(role);
  const usual = (base && declared?.columnsOf?.[base]) ?? declared?.columns ?? resource.list;
  return {
    resource,
    fields,
    columns: (state.columns ?? usual).filter(
      (name) => Object.hasOwn(fields, name) || name === 'createdAt' || name === 'updatedAt',
    ),
    parameters: {
      ...listParameters({ filters, sorters: summary ? [] : ordered }),
      ...(declared && { list: declared.operation }),
    },
    summary,
    compared: summary?.compare ? comparedField(filters, fields) : null,
  };
}
