export interface Columns {
  /** All that may be shown, in the order in which they are. */
  readonly all: readonly string[];
  /** The declaration's own list. */
  readonly usual: readonly string[];
}

export type ColumnChange = { readonly toggle: string } | { readonly reset: true };

/** The columns after a change, in their own order; the last one cannot be taken away. */
export function changeColumns(
  shown: readonly string[],
  change: ColumnChange,
  { all, usual }: Columns,
): string[] {
  if ('reset' in change) return [...usual];
  const { toggle } = change;
  if (!shown.includes(toggle)) return inOrder([...shown, toggle], all);
  return shown.length === 1 ? [...shown] : shown.filter((name) => name !== toggle);
}

/** A remembered choice, without what is no longer declared or may not be seen; the usual columns if nothing remains. */
export function knownColumns(remembered: readonly string[] | null, { all, usual }: Columns): string[] {
  const known = (remembered ?? []).filter((name) => all.includes(name));
  return known.length > 0 ? known : usual.filter((name) => all.includes(name));
}

/** The usual columns keep the declaration's order and come first, whatever else is shown follows in the record's. */
function inOrder(shown: readonly string[], all: readonly string[]): string[] {
  return all.filter((name) => shown.includes(name));
}
