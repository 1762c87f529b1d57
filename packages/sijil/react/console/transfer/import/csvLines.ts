import papa from 'papaparse';
import { type TableRow, UnreadableFile } from './readTable';

/** Reads the lines of a CSV file in any usual encoding and with any usual separator. @throws UnreadableFile */
export function csvLines(bytes: Uint8Array): TableRow[] {
  const { delimiter, body, skipped } = prepared(decode(bytes));
  const { data, errors } = papa.parse<string[]>(body, { delimiter, newline: '\n' });
  if (errors.some(({ type }) => type === 'Quotes')) throw new UnreadableFile('malformed');
  return data.map((cells, index) => ({ line: index + 1 + skipped, cells }));
}

/** First line in which Excel declares the separator: `sep=;`. */
const separatorLine = /^sep=(.)\n/i;

/** Normalises the three kinds of line ends, which one file may mix, and finds the separator. Lines count as in the file. */
function prepared(text: string): { delimiter: string; body: string; skipped: number } {
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const [first = '', delimiter] = separatorLine.exec(lines) ?? [];
  const body = lines.slice(first.length);
  return { delimiter: delimiter ?? delimiterOf(body), body, skipped: delimiter ? 1 : 0 };
}

const delimiters = [',', ';', '\t', '|'] as const;

/** The separator that is most frequent in the header; the parser's own guess fails on empty rows. */
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

/** Recognised by its byte order mark, or by the zero byte next to every comma and digit. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return 'utf-16le';
  if (one === 0xfe && two === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 2000);
  const zeros = (odd: 0 | 1) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > sample.length / 20) return 'utf-16le';
  return zeros(0) > sample.length / 20 ? 'utf-16be' : null;
}
