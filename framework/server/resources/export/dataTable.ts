import { Readable } from 'node:stream';
import type { Language } from '#framework/base/i18n/localized';
import { csvLines } from './csvLines';
import { type CellKind, xlsxStream } from './xlsxStream';

/** Rows of texts under a header, read a batch at a time. */
export interface DataTable {
  /** Name of the sheet. */
  readonly name: string;
  readonly language: Language;
  readonly header: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly batches: AsyncIterable<readonly string[][]>;
}

export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type SheetFormat = keyof typeof sheetTypes;

/** Returns a table as a file that is written while it is read. */
export function sheetOf(table: DataTable, format: SheetFormat, at: Date): Readable {
  const { language, ...sheet } = table;
  if (format === 'csv') return Readable.from(csvLines(sheet.header, sheet.batches), { objectMode: false });
  return xlsxStream({ ...sheet, rightToLeft: language === 'ar', at });
}
