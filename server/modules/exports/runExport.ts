import { and, eq, inArray } from 'drizzle-orm';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import type { AccountNoticeKind } from '#domain/notifications/accountNotices';
import { dayMs, riyadhDate } from '#domain/scheduling/riyadhTime';
import type { Api } from '../../http/api';
import { exports } from '../../db/schema/exports';
import { files } from '../../db/schema/files';
import { notifications } from '../../db/schema/messages';
import type { ExportRow } from './exports';

/** How long the finished file can be fetched. */
const keptForMs = 3 * dayMs;
/** Entries between two looks at whether somebody has stopped it. */
const lookEvery = 20;
/** How far reading may be ahead of writing. */
const aheadBytes = 16 * 1024 * 1024;

export interface ArchiveEntry {
  /** What it is called, without its ending; the same name twice gets a number. */
  readonly stem: string;
  readonly ending: 'jpg' | 'png' | 'pdf';
  readonly at: Date;
  readonly read: () => Promise<Buffer>;
}

export interface Archive {
  /** What the file is called, before the day and `.zip`. */
  readonly name: string;
  /** How its owner is told. */
  readonly notice: AccountNoticeKind;
  readonly entries: readonly ArchiveEntry[];
}

class Stopped extends Error {}

/**
 * Job: writes what an export asked for into a zip, as it is, and tells its owner. It may run again after it was killed:
 * it then begins anew, and what it had written aside is swept away. Whoever stops it is heard within a few entries.
 */
export async function runExport(
  api: Api,
  input: unknown,
  gather: (row: ExportRow) => Promise<Archive>,
): Promise<void> {
  const { exportId } = z.object({ exportId: z.uuid() }).parse(input);
  const [row] = await api.db
    .update(exports)
    .set({ status: 'running', done: 0 })
    .where(and(eq(exports.id, exportId), inArray(exports.status, ['waiting', 'running', 'failed'])))
    .returning();
  if (!row) return;
  try {
    await writeZip(api, row, await gather(row));
  } catch (error) {
    if (error instanceof Stopped) return;
    // Said at once; the queue tries again by and by.
    await api.db
      .update(exports)
      .set({ status: 'failed' })
      .where(and(eq(exports.id, exportId), eq(exports.status, 'running')));
    throw error;
  }
}

async function writeZip(api: Api, row: ExportRow, archive: Archive): Promise<void> {
  const zip = new ZipFile();
  let passed = 0;
  const content = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(null, chunk);
    },
  });
  // It may fail before anybody reads it; what nobody hears would end the process.
  content.on('error', () => undefined);
  zip.outputStream.pipe(content);
  const kept = api.storage.putStream(content);
  // Heard below; until then a failure of the disk must not count as unheard.
  kept.catch(() => undefined);
  try {
    const names = new Set<string>();
    let given = 0;
    for (const [index, entry] of archive.entries.entries()) {
      if (index % lookEvery === 0) await tellProgress(api, row.id, index);
      // The archive keeps what it is given until the disk has taken it: a slow disk must not fill the memory.
      while (given - passed > aheadBytes && !content.destroyed) await pause(10);
      const bytes = await entry.read();
      given += bytes.length;
      zip.addBuffer(bytes, nameOf(entry, names), { mtime: entry.at, compress: false });
    }
    zip.end();
  } catch (error) {
    content.destroy(error as Error);
    await kept.catch(() => undefined);
    throw error;
  }
  const { sha256, size } = await kept;
  await finish(api, row, archive, { sha256, size });
}

async function tellProgress(api: Api, id: string, done: number): Promise<void> {
  const [going] = await api.db
    .update(exports)
    .set({ done })
    .where(and(eq(exports.id, id), eq(exports.status, 'running')))
    .returning({ id: exports.id });
  if (!going) throw new Stopped();
}

/** Signs that folders and drives have a use for. */
const forbidden = /[\\/:*?"<>|\p{Cc}]/gu;

function nameOf({ stem, ending }: ArchiveEntry, taken: Set<string>): string {
  const plain = stem.replaceAll(forbidden, '-');
  for (let copy = 1; ; copy += 1) {
    const name = `${plain}${copy > 1 ? ` (${copy})` : ''}.${ending}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

interface Written {
  readonly sha256: string;
  readonly size: number;
}

async function finish(
  api: Api,
  row: ExportRow,
  { name: stem, notice, entries }: Archive,
  { sha256, size }: Written,
): Promise<void> {
  const now = api.clock();
  await api.db.transaction(async (tx) => {
    const name = `${stem}-${riyadhDate(now)}.zip`;
    const [file] = await tx
      .insert(files)
      .values({ sha256, size, name, type: 'application/zip', ownerId: null, createdAt: now })
      .returning({ id: files.id });
    const expiresAt = new Date(now.getTime() + keptForMs);
    const [ended] = await tx
      .update(exports)
      .set({ status: 'done', done: entries.length, fileId: String(file?.id), size, endedAt: now, expiresAt })
      .where(and(eq(exports.id, row.id), eq(exports.status, 'running')))
      .returning({ id: exports.id });
    if (!ended) throw new Stopped();
    const data = { exportId: row.id, person: '', reason: null };
    await tx.insert(notifications).values({ userId: row.ownerId, kind: notice, data, createdAt: now });
  });
}
