import type { Field } from 'sijil/schema/field';
import { isOpaque, isSecret } from 'sijil/schema/kindFacts';
import { timestamps } from 'sijil/schema/systemFields';
import { servesLongLists } from 'sijil/schema/longOrders';
import type { Resource } from 'sijil/schema/resource';
import { useSession } from 'sijil/react/providers/session';
import { isSortable, type Sort } from 'sijil/schema/lists/listAddress';

interface Columns {
  /** All columns that may be shown, in their usual order. */
  readonly all: readonly string[];
  /** Columns that the declaration lists. */
  readonly usual: readonly string[];
}

export type ColumnChange =
  | { readonly toggle: string }
  /** `to` counts from 0; positions beyond the ends are clamped. */
  | { readonly move: string; readonly to: number }
  | { readonly reset: true };

/** The columns after a change; a new one gets its usual place, and the last one cannot be removed. */
export function changeColumns(
  shown: readonly string[],
  change: ColumnChange,
  { all, usual }: Columns,
): string[] {
  if ('reset' in change) return [...usual];
  if ('move' in change) return moved(shown, change.move, change.to);
  const { toggle } = change;
  if (!shown.includes(toggle)) return placed(shown, toggle, all);
  return shown.length === 1 ? [...shown] : shown.filter((name) => name !== toggle);
}

/** Returns a stored choice, without columns that are no longer declared or readable; the usual columns if nothing remains. */
export function knownColumns(remembered: readonly string[] | null, { all, usual }: Columns): string[] {
  const known = (remembered ?? []).filter((name) => all.includes(name));
  return known.length > 0 ? known : usual.filter((name) => all.includes(name));
}

/** Inserts a column after the nearest one that usually precedes it, wherever the person has moved that one. */
function placed(shown: readonly string[], name: string, all: readonly string[]): string[] {
  const before = all.slice(0, all.indexOf(name)).findLast((one) => shown.includes(one));
  return shown.toSpliced(before === undefined ? 0 : shown.indexOf(before) + 1, 0, name);
}

function moved(shown: readonly string[], name: string, to: number): string[] {
  if (!shown.includes(name)) return [...shown];
  const others = shown.filter((one) => one !== name);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, name);
}

/** Columns of a list in their order: those of the address, otherwise the usual ones. */
export function useColumns(
  usual: readonly string[],
  fields: Readonly<Record<string, Field>>,
  chosen: readonly string[] | null,
  choose: (columns: string[] | null) => void,
) {
  const declared = Object.keys(fields).filter((name) => saysSomething(fields[name]));
  const others = declared.filter((name) => !usual.includes(name));
  const columns = {
    all: [...new Set([...usual.filter((name) => fields[name]), ...others, ...Object.keys(timestamps)])],
    usual,
  };
  const shown = knownColumns(chosen, columns);
  const change = (step: ColumnChange) => {
    const next = changeColumns(shown, step, columns);
    choose(next.join() === knownColumns(null, columns).join() ? null : next);
  };
  return { shown, all: columns.all, change };
}

/** False for kinds that show nothing in a cell. */
function saysSomething(field: Field | undefined): boolean {
  return !isOpaque(field) && !isSecret(field);
}

interface Sorted {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, Field>>;
  readonly sort: readonly Sort[];
  /** True where there are too many records to sort without an index. */
  readonly isLong?: boolean;
}

/**
 * Returns a test for the fields that a list offers for sorting: a long list offers the sort orders that the API serves at
 * that
 * length, and its present order, so that it can be removed.
 */
export function useOfferedSort({
  resource,
  fields,
  sort,
  isLong = false,
}: Sorted): (name: string) => boolean {
  const role = useSession((session) => session.user?.role ?? null);
  return (name) =>
    isSortable(name, fields) &&
    (!isLong || servesLongLists(resource, role, name) || sort.some(({ field }) => field === name));
}
