import type { Field } from '#domain/schema/field';
import type { Resource } from '#domain/schema/resource';
import { type ColumnChange, changeColumns, knownColumns } from './columnChoice';
import { timestamps } from '../visibleFields';

/** Kinds that say nothing in a cell. */
const uncolumned = new Set(['json', 'password']);

/** Which columns a list shows and in which order: those of the address, otherwise the declaration's. */
export function useColumns(
  resource: Resource,
  fields: Readonly<Record<string, Field>>,
  chosen: readonly string[] | null,
  choose: (columns: string[] | null) => void,
) {
  const declared = Object.keys(fields).filter((name) => !uncolumned.has(fields[name]?.kind ?? ''));
  const others = declared.filter((name) => !resource.list.includes(name));
  const columns = {
    all: [...resource.list.filter((name) => fields[name]), ...others, ...Object.keys(timestamps)],
    usual: resource.list,
  };
  const shown = knownColumns(chosen, columns);
  const change = (step: ColumnChange) => {
    const next = changeColumns(shown, step, columns);
    choose(next.join() === knownColumns(null, columns).join() ? null : next);
  };
  return { shown, all: columns.all, change };
}
