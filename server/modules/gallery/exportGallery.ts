import { and, eq, inArray } from 'drizzle-orm';
import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { galleryFilters } from '#domain/api/galleryViews';
import { galleryExportLimit } from '#domain/gallery/galleryLimits';
import { dayMs, riyadhDate } from '#domain/scheduling/riyadhTime';
import type { Api } from '../../http/api';
import { exports } from '../../db/schema/exports';
import { files } from '../../db/schema/files';
import { notifications } from '../../db/schema/messages';
import type { ExportRow } from '../exports/exports';
import { galleryWhere } from './galleryQuery';
import { type PictureRow, selectPictures } from './readGallery';

/** How long the finished file can be fetched. */
const keptForMs = 3 * dayMs;
/** Pictures between two looks at whether somebody has stopped it. */
const lookEvery = 20;
/** How far reading may be ahead of writing. */
const aheadBytes = 16 * 1024 * 1024;

class Stopped extends Error {}

/**
 * Writes the pictures of an export into a zip, as they are, and tells its owner. It may run again after it was killed: it
 * then begins anew, and what it had written aside is swept away. Whoever stops it is heard within a few pictures.
 */
export async function exportGallery(api: Api, input: unknown): Promise<void> {
  const { exportId } = z.object({ exportId: z.uuid() }).parse(input);
  const [row] = await api.db
    .update(exports)
    .set({ status: 'running', done: 0 })
    .where(and(eq(exports.id, exportId), inArray(exports.status, ['waiting', 'running', 'failed'])))
    .returning();
  if (!row) return;
  try {
    await writeZip(api, row);
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

async function writeZip(api: Api, row: ExportRow): Promise<void> {
  const where = galleryWhere(galleryFilters.parse(row.query));
  const pictures = await selectPictures(api.db, where, galleryExportLimit);
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
    for (const [index, picture] of pictures.entries()) {
      if (index % lookEvery === 0) await tellProgress(api, row.id, index);
      // The archive keeps what it is given until the disk has taken it: a slow disk must not fill the memory.
      while (given - passed > aheadBytes && !content.destroyed) await pause(10);
      const bytes = await api.storage.read(picture.file.sha256);
      given += bytes.length;
      zip.addBuffer(bytes, nameOf(picture, names), {
        mtime: picture.takenAt,
        compress: false,
      });
    }
    zip.end();
  } catch (error) {
    content.destroy(error as Error);
    await kept.catch(() => undefined);
    throw error;
  }
  const { sha256, size } = await kept;
  await finish(api, row, { sha256, size, count: pictures.length });
}

async function tellProgress(api: Api, id: string, done: number): Promise<void> {
  const [going] = await api.db
    .update(exports)
    .set({ done })
    .where(and(eq(exports.id, id), eq(exports.status, 'running')))
    .returning({ id: exports.id });
  if (!going) throw new Stopped();
}

/** `2026-11-22 R-1031 chilled_holding 0.jpg`; the same name twice gets a number. */
function nameOf({ takenAt, request, questionKey, score, file }: PictureRow, taken: Set<string>): string {
  const stem = `${riyadhDate(takenAt)} R-${request.number} ${questionKey} ${score ?? 'na'}`;
  const ending = file.type === 'image/png' ? 'png' : 'jpg';
  for (let copy = 1; ; copy += 1) {
    const name = `${stem}${copy > 1 ? ` (${copy})` : ''}.${ending}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

interface Written {
  readonly sha256: string;
  readonly size: number;
  readonly count: number;
}

async function finish(api: Api, row: ExportRow, { sha256, size, count }: Written): Promise<void> {
  const now = api.clock();
  await api.db.transaction(async (tx) => {
    const name = `gallery-${riyadhDate(now)}.zip`;
    const [file] = await tx
      .insert(files)
      .values({ sha256, size, name, type: 'application/zip', ownerId: null, createdAt: now })
      .returning({ id: files.id });
    const expiresAt = new Date(now.getTime() + keptForMs);
    const [ended] = await tx
      .update(exports)
      .set({ status: 'done', done: count, fileId: String(file?.id), size, endedAt: now, expiresAt })
      .where(and(eq(exports.id, row.id), eq(exports.status, 'running')))
      .returning({ id: exports.id });
    if (!ended) throw new Stopped();
    const data = { exportId: row.id, person: '', reason: null };
    await tx
      .insert(notifications)
      .values({ userId: row.ownerId, kind: 'galleryExported', data, createdAt: now });
  });
}
