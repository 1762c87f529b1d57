import { useState } from 'react';
import type { Field } from '#domain/schema/field';
import type { Resource } from '#domain/schema/resource';
import { type ColumnChange, changeColumns, knownColumns } from './columnChoice';
import { timestamps } from './visibleFields';

/** Kinds that say nothing in a cell. */
const uncolumned = new Set(['json', 'password']);

/**
 * Which columns a list shows: those of the address, otherwise those that this browser remembers for the resource,
 * otherwise the declaration's.
 */
export function useColumns(
  resource: Resource,
  fields: Readonly<Record<string, Field>>,
  inAddress: readonly string[] | null,
  writeAddress: (columns: string[]) => void,
) {
  const key = `columns:${resource.name}`;
  const [remembered, setRemembered] = useState(() => localStorage.getItem(key)?.split(',') ?? null);
  const declared = Object.keys(fields).filter((name) => !uncolumned.has(fields[name]?.kind ?? ''));
  const others = declared.filter((name) => !resource.list.includes(name));
  const columns = {
    all: [...resource.list.filter((name) => fields[name]), ...others, ...Object.keys(timestamps)],
    usual: resource.list,
  };
  const shown = knownColumns(inAddress ?? remembered, columns);
  const change = (step: ColumnChange) => {
    const next = changeColumns(shown, step, columns);
    localStorage.setItem(key, next.join(','));
    setRemembered(next);
    writeAddress(next);
  };
  return { shown, all: columns.all, change };
}
