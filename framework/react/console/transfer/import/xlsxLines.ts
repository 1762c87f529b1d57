import { readSheet } from 'read-excel-file/universal';
import { type TableRow, UnreadableFile } from './readTable';

/** The lines of the first sheet of a workbook, each cell as its text. @throws UnreadableFile */
export async function xlsxLines(bytes: Uint8Array<ArrayBuffer>): Promise<TableRow[]> {
  const rows: readonly (readonly unknown[])[] = await readSheet(bytes.buffer, {
    // The digits of the file: a JavaScript number would round long ones.
    parseNumber: plainDigits,
    trim: false,
  }).catch(() => {
    throw new UnreadableFile('unknown');
  });
  return rows.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }));
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

/** Formats a moment without a time zone: Excel's days and times have none. */
function momentText(at: Date): string {
  const text = Number.isNaN(at.getTime()) ? '' : at.toISOString();
  const [day = '', time = ''] = text.split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}
