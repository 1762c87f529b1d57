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
  const { delimiter, body, skipped } = prepared(text);
  const { data, errors } = papa.parse<string[]>(body, { delimiter, newline: '\n' });
  if (errors.some(({ type }) => type === 'Quotes')) throw new UnreadableCsv('malformed');
  const filled = data
    .map((cells, index): CsvRow => ({ line: index + 1 + skipped, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) throw new UnreadableCsv('empty');
  if (rows.length > most) throw new UnreadableCsv('tooMany', rows.length);
  return { name, headers: head.cells, rows };
}

/** Excel says in a first line of its own what parts the cells: `sep=;`. */
const separatorLine = /^sep=(.)\n/i;

/** A file of many hands may end its lines in three ways. Lines are counted as in the file. */
function prepared(text: string): { delimiter: string; body: string; skipped: number } {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const [first = '', delimiter] = separatorLine.exec(lines) ?? [];
  const body = lines.slice(first.length);
  return { delimiter: delimiter ?? delimiterOf(body), body, skipped: delimiter ? 1 : 0 };
}

const delimiters = [',', ';', '\t', '|'] as const;

/** Whatever stands most often in the header; the parser's own guess gives up when rows are empty. */
function delimiterOf(text: string): string {
  const header = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const count = (one: string) => header.split(one).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * Excel's «Unicode text» is UTF-16; in Arabic it still saves «CSV» as Windows-1256, whose bytes are hardly ever valid
 * UTF-8.
 */
function decode(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}

/** Told by its mark, or by the zeros that stand beside every comma and digit. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 2000);
  const zeros = (odd: 0 | 1) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > sample.length / 20) return 'utf-16le';
  return zeros(0) > sample.length / 20 ? 'utf-16be' : null;
}
