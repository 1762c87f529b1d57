import Papa from 'papaparse';
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
