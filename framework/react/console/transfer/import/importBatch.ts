import type { ImportBody } from '#framework/contract/consoleViews';
import { type DayOrder, dayOrderOf, withPlainDay } from '#framework/schema/dayText';
import type { Mapping } from './guessColumns';
import type { TableRow, FileTable } from './readTable';

/** Only try, all rows or none, or those that are right. */
export type ImportMode = ImportBody['mode'];
export type ImportRow = ImportBody['rows'][number];

/** By column: in which order its days are written, where it has any that need one. */
export type DayOrders = readonly (DayOrder | 'open' | null)[];

/** What the columns themselves prove of the order of their days; columns that are no days have none. */
export function dayOrders(
  { headers, rows }: Pick<FileTable, 'headers' | 'rows'>,
  days: readonly boolean[],
): DayOrders {
  return headers.map((_, index) =>
    days[index] ? dayOrderOf(rows.map(({ cells }: TableRow) => cells[index] ?? '')) : null,
  );
}

/** The rows of a file as the API takes them: what is mapped and filled, days so that they can mean one day only. */
export function rowsOf(
  { rows }: Pick<FileTable, 'rows'>,
  mapping: Mapping,
  orders: DayOrders = [],
): ImportRow[] {
  return rows.map(({ line, cells }: TableRow) => ({
    line,
    values: Object.fromEntries(
      mapping.flatMap((key, index) => {
        const cell = cells[index] ?? '';
        const order = orders[index];
        const plain = order && order !== 'open' ? withPlainDay(cell, order) : cell;
        return key && cell !== '' ? [[key, plain]] : [];
      }),
    ),
  }));
}
