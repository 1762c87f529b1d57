import type { ImportBody } from '#domain/api/consoleViews';
import type { Mapping } from './guessColumns';
import type { CsvRow, CsvTable } from './readCsv';

/** Only try, all rows or none, or those that are right. */
export type ImportMode = ImportBody['mode'];
export type ImportRow = ImportBody['rows'][number];

/** The rows of a file as the API takes them: what is mapped and filled. */
export function rowsOf({ rows }: Pick<CsvTable, 'rows'>, mapping: Mapping): ImportRow[] {
  return rows.map(({ line, cells }: CsvRow) => ({
    line,
    values: Object.fromEntries(
      mapping.flatMap((key, index) => {
        const cell = cells[index] ?? '';
        return key && cell !== '' ? [[key, cell]] : [];
      }),
    ),
  }));
}
