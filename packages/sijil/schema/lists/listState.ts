import { type FilterOperator, filterOperators } from '../kind';

/** The API's comparisons by the names that Refine has for them. */
const comparisons = {
  eq: 'eq',
  ne: 'ne',
  gte: 'gte',
  lte: 'lte',
  like: 'contains',
  in: 'in',
  null: 'null',
} as const satisfies Record<FilterOperator, string>;

/** A comparison of a list's field with a value, in the form of Refine's filters. */
export interface FieldFilter {
  readonly field: string;
  readonly operator: (typeof comparisons)[FilterOperator];
  readonly value: string;
}

/** Key of the group among a list's filters, as the API names it; no field begins with this sign. */
export const groupName = '_where';

/**
 * Conditions of which all (`and`) or any (`or`) must hold, in the form of Refine's filters. A list has one group next to its
 * other filters; groups may be nested.
 */
export interface GroupFilter {
  readonly field?: undefined;
  readonly key: typeof groupName;
  readonly operator: 'and' | 'or';
  readonly value: ListFilter[];
}

export type ListFilter = FieldFilter | GroupFilter;

export const isGroup = (filter: ListFilter): filter is GroupFilter => filter.field === undefined;

export interface ListSort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

const byRefine = new Map<string, FilterOperator>(
  filterOperators.map((operator) => [comparisons[operator], operator]),
);

/** Returns a filter, given its parts in the API's terms. */
export function filterOf(field: string, operator: FilterOperator, value: string): FieldFilter {
  return { field, operator: comparisons[operator], value };
}

interface AnyFilter {
  readonly field?: string;
  readonly operator: string;
  readonly value?: unknown;
}

/** Splits `createdAt_gte` into the field and the comparison. */
export function splitKey(key: string): [field: string, operator: FilterOperator] {
  const operator = filterOperators.find((one) => key.endsWith(`_${one}`));
  return operator ? [key.slice(0, -operator.length - 1), operator] : [key, 'eq'];
}

/** Writes `price gte 100` as `price_gte=100`. @throws Error for a comparison that the API does not have */
export function toParameter(filter: AnyFilter): [string, string] {
  const one = listFilterOf(filter);
  if (isGroup(one)) return [groupName, groupText(one)];
  const operator = byRefine.get(one.operator);
  return [operator === 'eq' ? one.field : `${one.field}_${operator}`, one.value];
}

/** Writes a group as in an address: `any(status=pending,all(total_gte=100,name_like=x))`. */
function groupText({ operator, value }: GroupFilter): string {
  const parts = value.map((one) => {
    const [name, text] = toParameter(one);
    return isGroup(one) ? text : `${name}=${encodeURIComponent(text).replace(/[()]/g, escaped)}`;
  });
  return `${operator === 'or' ? 'any' : 'all'}(${parts.join(',')})`;
}

const escaped = (sign: string) => (sign === '(' ? '%28' : '%29');

/** Converts a filter of Refine into one of a list. @throws Error for a comparison that the API does not have */
export function listFilterOf({ field, operator: named, value }: AnyFilter): ListFilter {
  if (Array.isArray(value) && (named === 'and' || named === 'or') && value.length > 0)
    return { key: groupName, operator: named, value: value.map(listFilterOf) };
  const operator = byRefine.get(named);
  if (field === undefined || operator === undefined) throw new Error(`no filter "${named}"`);
  return filterOf(field, operator, String(value));
}

/** Records that a list reads: the state of Refine's `useTable`. */
export interface ListRead {
  /** The search and the choice of deleted records are filters too. */
  readonly filters: readonly ListFilter[];
  /** Empty: the list's own order. */
  readonly sorters: readonly ListSort[];
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
  /** True to show the previous period too, where the list is filtered to a period. */
  readonly compare: boolean;
}

export const layoutKinds = ['board', 'calendar', 'map'] as const;
export type LayoutKind = (typeof layoutKinds)[number];

/** Columns by a choice, days of a month, or places on a map, in place of a list's rows. */
export interface ListLayout {
  readonly kind: LayoutKind;
  readonly field: string;
  /** Month of a calendar, `YYYY-MM`; null: the present one. */
  readonly month: string | null;
}

export type ColumnWidths = Readonly<Record<string, number>>;

/** Look of a list, which does not change what is read. */
export interface ListLook {
  /** Columns in order; null: the declaration's own. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
  /** Widths in pixels that a person has given columns. */
  readonly widths: ColumnWidths;
  /** Number of the first columns that stay in sight while the others are scrolled. */
  readonly pinned: number;
  /** The id of the saved view that was opened; the list may have been changed since. */
  readonly view: string | null;
  /** Null while the list shows its rows. */
  readonly summary: SummaryLook | null;
  /** Null while the list shows rows. */
  readonly layout: ListLayout | null;
}

/** All state that decides what a list shows. It is stored in the address, so that a reload or a shared link shows the same. */
export interface ListState extends ListRead, ListLook {}

/** The sizes of a list's page that the console offers. */
export const pageSizes = [10, 25, 50, 100] as const;
