import type { Field } from '#framework/schema/field';
import { isOpaque, isSecret } from '#framework/schema/kindFacts';
import { type ColumnChange, changeColumns, knownColumns } from './columnChoice';
import { timestamps } from '../visibleFields';

/** Which columns a list shows and in which order: those of the address, otherwise the usual ones. */
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

/** Not every kind has anything to say in a cell. */
function saysSomething(field: Field | undefined): boolean {
  return !isOpaque(field) && !isSecret(field);
}
