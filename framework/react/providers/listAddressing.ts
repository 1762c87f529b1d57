import type { CrudFilter, CrudSort, LogicalFilter } from '@refinedev/core';
import { createContext } from 'react';
import type { FilterOperator } from '#framework/schema/kind';

/** The API's comparisons by Refine's names. */
const comparisons = {
  eq: 'eq',
  ne: 'ne',
  gte: 'gte',
  lte: 'lte',
  like: 'contains',
  in: 'in',
  null: 'null',
} as const satisfies Record<FilterOperator, LogicalFilter['operator']>;

const byRefine = new Map<string, string>(Object.entries(comparisons).map(([ours, name]) => [name, ours]));

/** A filter in Refine's form from its parts in the API's words. */
export function filterOf(field: string, operator: FilterOperator, value: string): LogicalFilter {
  return { field, operator: comparisons[operator], value };
}

/** `price gte 100` is `price_gte=100`. @throws Error for a comparison that the API does not have */
export function toParameter(filter: CrudFilter): [string, string] {
  const operator = byRefine.get(filter.operator);
  if (!('field' in filter) || operator === undefined) throw new Error(`no filter "${filter.operator}"`);
  const { field, value } = filter;
  return [operator === 'eq' ? field : `${field}_${operator}`, String(value)];
}

/** Records that a list reads: the state of Refine's `useTable`. */
export interface ListRead {
  /** The search and the choice of deleted records are filters too. */
  readonly filters: readonly LogicalFilter[];
  /** Empty: the list's own order. */
  readonly sorters: readonly CrudSort[];
  readonly currentPage: number;
  readonly pageSize: number;
}

/** Row heights; the first is the default. */
export const densities = ['comfortable', 'compact', 'dense'] as const;
export type Density = (typeof densities)[number];

export const summaryCharts = ['bars', 'line', 'donut'] as const;
export type SummaryChart = (typeof summaryCharts)[number];

/** The groups that a list shows in place of its rows, in the words of the API (`month(createdAt)`, `sum(total)`). */
export interface SummaryLook {
  readonly groups: readonly string[];
  readonly measures: readonly string[];
  readonly chart: SummaryChart;
  /** Whether the period before is shown too, where the list is narrowed to a period. */
  readonly compare: boolean;
}

/** Look of a list, which does not change what is read. */
export interface ListLook {
  /** In the order in which they stand; null: the declaration's own. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
  /** The id of the saved view that this list began as; it may have been changed since. */
  readonly view: string | null;
  /** Null while the list shows its rows. */
  readonly summary: SummaryLook | null;
}

/** Everything that decides what a list shows; it lives in the address, so that a reload or a sent link shows the same. */
export interface ListState extends ListRead, ListLook {}

/** The list of a page in the query of its address. */
export interface ListAddressing {
  readonly read: (search: string) => ListState;
  /** The query that shows a list; `search` is the present one. */
  readonly write: (search: string, list: ListRead & Partial<ListLook>) => string;
  /** Tells what Refine's table knows nothing of, before it writes its next step. */
  readonly tell: (look: ListLook) => void;
  /** Keeps a look in this browser, for every bare address of the list. */
  readonly remember: (look: ListLook) => void;
}

/** Given by a page that has a list; without it the address says nothing of a table. */
export const ListAddressing = createContext<ListAddressing | null>(null);

/** Refine's filters without those that join others, which the API does not have. */
export function logicalOnly(filters: readonly CrudFilter[]): LogicalFilter[] {
  return filters.filter((one): one is LogicalFilter => 'field' in one);
}

/** Marks, in the state of the history, an address that the table has written itself. */
export const ownStep = { ownStep: true };

export function isOwnStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ownStep' in state && state.ownStep === true;
}
