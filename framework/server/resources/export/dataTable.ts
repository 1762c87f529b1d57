import { Readable } from 'node:stream';
import Papa from 'papaparse';
import type { Language } from '#framework/base/i18n/localized';
import { type CellKind, xlsxStream } from './xlsxStream';
import { formulaText } from '#framework/base/formats/escaping';

/** Tells Excel that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** A CSV file (RFC 4180) in pieces: the header, then a piece for each batch of rows. */
export async function* csvLines(
  header: readonly string[],
  batches: AsyncIterable<readonly string[][]>,
): AsyncGenerator<string> {
  yield byteOrderMark + lines([[...header]]);
  for await (const rows of batches) if (rows.length > 0) yield lines(rows);
}

function lines(rows: readonly string[][]): string {
  return `${Papa.unparse([...rows], { escapeFormulae: formulaText, newline: '\r\n' })}\r\n`;
}

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

type SheetFormat = keyof typeof sheetTypes;

/** Returns a table as a file that is written while it is read. */
export function sheetOf(table: DataTable, format: SheetFormat, at: Date): Readable {
  const { language, ...sheet } = table;
  if (format === 'csv') return Readable.from(csvLines(sheet.header, sheet.batches), { objectMode: false });
  return xlsxStream({ ...sheet, rightToLeft: language === 'ar', at });
}
