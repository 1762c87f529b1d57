import type { SummaryView } from './consoleViews';
import type { SummaryGroup } from '../schema/summary';

export type SummaryRow = SummaryView['groups'][number];

/** Returns groups by time in chronological order, the empty one last; other groups unchanged, the largest first. */
export function orderedRows(
  rows: readonly SummaryRow[],
  groups: readonly SummaryGroup[],
): readonly SummaryRow[] {
  const at = groups.findIndex(({ period }) => period !== undefined);
  if (at !== 0) return rows;
  return [...rows].sort((one, other) => {
    const [first, second] = [one.keys[0] ?? null, other.keys[0] ?? null];
    if (first === second) return 0;
    return first !== null && (second === null || first < second) ? -1 : 1;
  });
}
