import { setTimeout as pause } from 'node:timers/promises';
import { Transform, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportFile, Progress } from './runExport';

/** Number of entries between two reports of progress. */
const stepEvery = 20;
/** Number of bytes by which reading may be ahead of writing. */
const aheadBytes = 16 * 1024 * 1024;

export interface ZipEntry {
  /** Name of the entry without its extension; a duplicate gets a number. */
  readonly stem: string;
  readonly ending: 'jpg' | 'png' | 'pdf';
  readonly at: Date;
  readonly read: () => Promise<Buffer>;
}

/** Puts files that are compressed already, unchanged, into one zip. */
export function zipFile(name: string, entries: readonly ZipEntry[]): ExportFile {
  return {
    name,
    ending: 'zip',
    total: entries.length,
    write: (to, progress) => writeZip(to, entries, progress),
  };
}

async function writeZip(to: PassThrough, entries: readonly ZipEntry[], progress: Progress): Promise<void> {
  const zip = new ZipFile();
  let passed = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(null, chunk);
    },
  });
  zip.outputStream.pipe(counted).pipe(to);
  const names = new Set<string>();
  let given = 0;
  for (const [index, entry] of entries.entries()) {
    if (index % stepEvery === 0) await progress(index);
    // The archive buffers its input until the disk has taken it: a slow disk must not fill the memory.
    while (given - passed > aheadBytes && !to.destroyed) await pause(10);
    // The consumer has stopped: the store reports the reason.
    if (to.destroyed) return;
    const bytes = await entry.read();
    given += bytes.length;
    zip.addBuffer(bytes, nameOf(entry, names), { mtime: entry.at, compress: false });
  }
  zip.end();
}

/** Signs with a meaning in paths of folders and drives. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

function nameOf({ stem, ending }: ZipEntry, taken: Set<string>): string {
  const plain = stem.replaceAll(forbidden, '-');
  for (let copy = 1; ; copy += 1) {
    const name = `${plain}${copy > 1 ? ` (${copy})` : ''}.${ending}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}
