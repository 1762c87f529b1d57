import { maxImportRows } from '#domain/api/consoleViews';

/** A row as it stands in the file: `line` counts from 1, the header included, as a spreadsheet counts. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: readonly CsvRow[];
}

/** Why a file cannot be imported at all. */
export type CsvProblem = 'notCsv' | 'tooLarge' | 'malformed' | 'empty' | 'tooMany';

export class UnreadableCsv extends Error {
  constructor(
    readonly problem: CsvProblem,
    /** Rows in it, where there are too many. */
    readonly count = 0,
  ) {
    super(problem);
  }
}

const largestBytes = 20_000_000;

/** @throws UnreadableCsv */
export async function readCsv(file: File, most = maxImportRows): Promise<CsvTable> {
  if (file.size > largestBytes) throw new UnreadableCsv('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Whatever its name, a workbook of Excel is a zip.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new UnreadableCsv('notCsv');
  return parseCsv(decode(bytes), file.name, most);
}

/** @throws UnreadableCsv */
export async function parseCsv(text: string, name: string, most = maxImportRows): Promise<CsvTable> {
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  if (errors.some(({ type }) => type === 'Quotes')) throw new UnreadableCsv('malformed');
  const filled = data
    .map((cells, index): CsvRow => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) throw new UnreadableCsv('empty');
  if (rows.length > most) throw new UnreadableCsv('tooMany', rows.length);
  return { name, headers: head.cells, rows };
}

const delimiters = [',', ';', '\t', '|'] as const;

/** Whatever stands most often in the header; the parser's own guess gives up when rows are empty. */
function delimiterOf(text: string): string {
  const header = text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '';
  const count = (one: string) => header.split(one).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Excel in Arabic still saves «CSV» as Windows-1256; such bytes are hardly ever valid UTF-8. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
