import { readDrawnLines } from './drawnLines';
import { unzipFiles } from '../resources/unzip';

/** Returns everything that can be read in a file, and in the files of an archive or workbook, as one text. */
export async function textOfFile(content: Buffer): Promise<string> {
  const start = content.subarray(0, 4).toString('latin1');
  if (start === '%PDF') return (await readDrawnLines(content)).join('\n');
  if (start !== 'PK\u0003\u0004') return content.toString('utf8');
  const parts = await Promise.all(
    Object.entries(unzipFiles(content)).map(async ([name, part]) => `${name}\n${await textOfFile(part)}`),
  );
  return parts.join('\n');
}
