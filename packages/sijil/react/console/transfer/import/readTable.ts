import { maxImportRows } from 'sijil/contract/consoleViews';

/** Returns the unpacked size that a zip's central directory declares; the unzip code gives no file more space than declared. */
function unpackedSize(zip: Uint8Array): number {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let size = 0;
  for (let at = 0; at + 46 <= zip.length; at += 1)
    if (view.getUint32(at) === centralFileHeader) size += view.getUint32(at + 24, true);
  return size;
}

const centralFileHeader = 0x50_4b_01_02;

/** A row of the file: `line` counts from 1, the header included, as a spreadsheet counts. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Rows of a file with the names of their columns; every cell is text as a person sees it. */
export interface FileTable {
  readonly name: string;
  /** Name of the sheet that was read; undefined for a CSV file. */
  readonly sheet: string | undefined;
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
}

/** Why a file cannot be read at all. */
export type FileProblem = 'unknown' | 'oldExcel' | 'tooLarge' | 'malformed' | 'empty' | 'tooMany';

export class UnreadableFile extends Error {
  constructor(
    readonly problem: FileProblem,
    /** Number of rows, where there are too many. */
    readonly count = 0,
  ) {
    super(problem);
  }
}

const largestBytes = 20_000_000;
/** Largest unpacked size, ten times that of a workbook with 5,000 long rows. */
const largestUnpacked = 200_000_000;

/** File types that the file dialog offers. */
export const tableTypes =
  '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The rows of a CSV file or of an Excel workbook's first visible sheet, whatever the file is called. The parsers are loaded
 * when a file is there. @throws UnreadableFile
 */
export async function readTable(file: File, most = maxImportRows): Promise<FileTable> {
  if (file.size > largestBytes) throw new UnreadableFile('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, oldExcel)) throw new UnreadableFile('oldExcel');
  const isZip = startsWith(bytes, zip);
  if (isZip && unpackedSize(bytes) > largestUnpacked) throw new UnreadableFile('tooLarge');
  const { lines, sheet } = isZip
    ? await (await import('./xlsxLines')).xlsxLines(bytes)
    : { lines: (await import('./csvLines')).csvLines(bytes), sheet: undefined };
  return { ...toTable(lines, file.name, most), sheet };
}

/** First bytes of a zip, such as a present workbook, and of a compound file, used before 2007. */
const zip = [0x50, 0x4b];
const oldExcel = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function toTable(lines: readonly TableRow[], name: string, most: number): Omit<FileTable, 'sheet'> {
  const filled = lines
    .map(({ line, cells }): TableRow => ({ line, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) throw new UnreadableFile('empty');
  if (rows.length > most) throw new UnreadableFile('tooMany', rows.length);
  return { name, headers: head.cells, rows };
}
