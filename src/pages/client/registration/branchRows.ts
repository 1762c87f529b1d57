import type { locationKinds } from '#domain/profile/locationsBody';
import type { Row } from '@framework/fields/ownedList/ownedRows';

/** The rows that are shown: one for a single location, at least two for several, the first of them the main one until another is. */
export function rowsFor(kind: keyof typeof locationKinds, stored: unknown): Row[] {
  const rows = Array.isArray(stored) ? (stored as Row[]) : [];
  if (kind === 'single') return [{ ...rows[0], main: true }];
  const filled = [...rows, ...Array.from({ length: Math.max(0, 2 - rows.length) }, () => nextRow(rows))];
  return filled.some(({ main }) => main === true) ? filled : withMain(filled, 0);
}

/** Marks the main branch and unmarks the others. */
export function withMain(rows: readonly Row[], index: number): Row[] {
  return rows.map((row, at) => ({ ...row, main: at === index }));
}

/** Row of a further branch, with the responsible person of the first until somebody else is named. */
export function nextRow([first]: readonly Row[]): Row {
  const { responsibleName, responsiblePhone } = first ?? {};
  return {
    ...(responsibleName != null && { responsibleName }),
    ...(responsiblePhone != null && { responsiblePhone }),
  };
}

/** Rows of a sheet after those that were begun; what was left empty makes room. One of them stays the main one. */
export function withImported(rows: readonly Row[], imported: readonly Row[]): Row[] {
  const begun = rows.filter((row) =>
    ['name', 'street', 'cityId', 'place'].some((field) => row[field] != null),
  );
  const all = [...begun, ...imported.map((row) => ({ ...row, main: false }))];
  return all.some(({ main }) => main === true) ? all : withMain(all, 0);
}
