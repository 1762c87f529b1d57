import { columnName } from 'sijil/base/formats/cellAddress';
import { readSheet } from 'read-excel-file/universal';
import { type TableRow, UnreadableFile } from './readTable';
import { visibleSheet } from './workbook';

interface SheetLines {
  readonly lines: TableRow[];
  /** Name of the sheet. */
  readonly sheet: string | undefined;
}

/** The lines of the first visible sheet of a workbook, each cell as its text. @throws UnreadableFile */
export async function xlsxLines(bytes: Uint8Array<ArrayBuffer>): Promise<SheetLines> {
  try {
    const sheet = visibleSheet(bytes);
    const rows: readonly (readonly unknown[])[] = await readSheet(bytes.buffer, sheet?.number ?? 1, {
      // The digits of the file: a JavaScript number would round long ones.
      parseNumber: plainDigits,
      trim: false,
    });
    const lines = rows.map((cells, index) => ({
      line: index + 1,
      cells: cells.map((cell, column) =>
        sheet?.percentages.has(`${columnName(column)}${String(index + 1)}`)
          ? percentText(cellText(cell))
          : cellText(cell),
      ),
    }));
    return { lines, sheet: sheet?.name };
  } catch {
    throw new UnreadableFile('unknown');
  }
}

/** Writes the number that a percentage cell shows before its sign: 0.15 is 15. */
function percentText(text: string): string {
  return text === '' || Number.isNaN(Number(text)) ? text : plainDigits(String(Number(text) * 100));
}

/** Rewrites Excel's notation: exponents for long or small numbers, and 1.1000000000000001 for 1.1. */
function plainDigits(written: string): string {
  const exact = /^-?\d{1,15}(\.\d{1,10})?$/.test(written) || /^\d+$/.test(written);
  const number = Number(written);
  if (exact || !Number.isFinite(number)) return written;
  return Number(number.toPrecision(15)).toLocaleString('en', {
    useGrouping: false,
    maximumFractionDigits: 15,
  });
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return momentText(cell);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}

/** Day of a cell that has a time alone: a workbook stores it as a fraction of its day 0. */
const dayZero = '1899-12-30';

/** Formats a moment without a time zone: Excel's days and times have none. */
function momentText(at: Date): string {
  // Parts of a day are fractions, which may be a millisecond short of the minute.
  const ms = Math.round(at.getTime() / 1000) * 1000;
  const text = Number.isNaN(ms) ? '' : new Date(ms).toISOString();
  const [day = '', time = ''] = text.split('T');
  if (day === dayZero) return time.slice(0, 5);
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
