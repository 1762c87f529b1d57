import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { PassThrough } from 'node:stream';
import { z } from 'zod';
import { EXPORT_RETENTION_DAYS, goingStatuses } from 'sijil/base/files/exports';
import { dayMs, riyadhDate } from 'sijil/base/time/riyadhTime';
import type { AppContext } from '../http/appContext';
import type { FinishedFile } from '../http/handlers';
import type { Transaction } from '../db/connect';
import { readingFrom } from '../db/replica/fromReplica';
import { exports } from '../db/schema/console';
import { files } from '../db/schema/files';
import { ownerMayRead } from '../files/exportReaders';
import { eraseFiles, keepContent } from '../files/eraseFiles';
import { ContentError } from '../storage/storage';
import type { ExportRow } from './exports';
import { tryEach } from '../log/tryEach';

/** Job: deletes expired files, and gives up lost exports. */
export async function expireExports(api: AppContext): Promise<void> {
  await failLostExports(api);
  const due = await api.db
    .select({ exportId: exports.id, fileId: exports.fileId })
    .from(exports)
    .where(and(isNotNull(exports.fileId), lt(exports.expiresAt, api.clock())));
  await tryEach(api.app.log, due, 'an export could not be taken away', async ({ exportId, fileId }) => {
    await api.db.transaction(async (tx) => {
      await tx.update(exports).set({ status: 'expired', fileId: null }).where(eq(exports.id, exportId));
      await eraseFiles(tx, [String(fileId)], api.clock());
    });
  });
}

/** Age after which an export that has not ended counts as lost: its job no longer exists. */
const lostAfterMs = dayMs;

/** Gives an export up and notifies its owner; one that has ended meanwhile is left unchanged. */
async function failExport(api: AppContext, id: string): Promise<void> {
  await api.db.transaction(async (tx) => {
    const [row] = await tx
      .update(exports)
      .set({ status: 'failed', endedAt: api.clock() })
      .where(and(eq(exports.id, id), inArray(exports.status, goingStatuses)))
      .returning();
    if (row) await api.handlers.notices.export(api, tx, row, 'exportFailed');
  });
}

/** Gives up exports that no job works on any more. */
async function failLostExports(api: AppContext): Promise<void> {
  const lost = await api.db
    .select({ id: exports.id })
    .from(exports)
    .where(
      and(
        inArray(exports.status, goingStatuses),
        lt(exports.createdAt, new Date(api.clock().getTime() - lostAfterMs)),
      ),
    );
  for (const { id } of lost) await failExport(api, id);
}

/** Time in milliseconds for which the finished file can be downloaded. */
const retentionMs = EXPORT_RETENTION_DAYS * dayMs;

/** Number of attempts, including those that were killed; after the last one the export has failed and its owner is notified. */
const mostAttempts = 3;

/** Stores the number of items in the file, and ends the job where somebody has cancelled it meanwhile. */
export type Progress = (done: number) => Promise<void>;

export interface ExportFile {
  /** Name of the file, before the day and the extension. */
  readonly name: string;
  readonly ending: keyof typeof types;
  /** Number of items in the file. */
  readonly total: number;
  /** Writes the complete file and ends the stream. */
  readonly write: (to: PassThrough, progress: Progress) => Promise<void>;
  /** Further work once the file is stored, in the same transaction. */
  readonly finished?: (tx: Transaction, file: FinishedFile) => Promise<void>;
}

const types = {
  zip: 'application/zip',
  csv: 'text/csv',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

class Stopped extends Error {}

/**
 * Job: makes the file of an export and notifies its owner. After it was killed it starts again, and its partial file is deleted;
 * after the third failure it is given up, and its owner is notified. A cancellation takes effect at its next step.
 * @param gather returns the content of the file, and reads it from `reading`: the first attempt's may be a replica
 */
export async function runExport(
  api: AppContext,
  input: unknown,
  gather: (row: ExportRow, reading: AppContext) => Promise<ExportFile>,
): Promise<void> {
  const { exportId } = z.object({ exportId: z.uuid() }).parse(input);
  const [row] = await api.db.select().from(exports).where(isGoing(exportId));
  if (!row) return;
  if (row.attempts >= mostAttempts || !(await mayMake(api, row))) return failExport(api, row.id);
  await api.db
    .update(exports)
    .set({ status: 'running', done: 0, attempts: row.attempts + 1 })
    .where(isGoing(exportId));
  try {
    const reading = row.attempts === 0 ? await readingFrom(api) : api;
    await keep(api, row, await gather(row, reading));
  } catch (error) {
    if (error instanceof Stopped) return;
    if (row.attempts + 1 >= mostAttempts) await failExport(api, row.id);
    // The queue retries later, and finds nothing to do once the export has failed for good.
    throw error;
  }
}

/** A list is judged when it is read, with a reason for its subscriber. */
const mayMake = async ({ db }: AppContext, row: ExportRow) =>
  row.kind === 'list' || (await ownerMayRead(db, row));

const isGoing = (id: string) => and(eq(exports.id, id), inArray(exports.status, goingStatuses));

async function keep(api: AppContext, row: ExportRow, file: ExportFile): Promise<void> {
  const content = new PassThrough();
  // Handles a failure before it is awaited; an unhandled rejection would end the process.
  content.on('error', () => undefined);
  const saving = api.storage.putStream(content);
  // Awaited below; until then a failure of the disk must not count as unhandled.
  saving.catch(() => undefined);
  try {
    await file.write(content, (done) => publishProgress(api, row.id, done, file.total));
  } catch (error) {
    content.destroy(error instanceof Error ? error : new Error(String(error)));
    await saving.catch(() => undefined);
    throw error;
  }
  await finish(api, row, file, await saving);
}

async function publishProgress(api: AppContext, id: string, done: number, total: number): Promise<void> {
  const [going] = await api.db
    .update(exports)
    .set({ done, total })
    .where(and(eq(exports.id, id), eq(exports.status, 'running')))
    .returning({ id: exports.id });
  if (!going) throw new Stopped();
}

interface Written {
  readonly sha256: string;
  readonly size: number;
}

async function finish(
  api: AppContext,
  row: ExportRow,
  { name: stem, ending, total, finished }: ExportFile,
  { sha256, size }: Written,
): Promise<void> {
  const now = api.clock();
  await api.db.transaction(async (tx) => {
    const name = `${stem}-${riyadhDate(now)}.${ending}`;
    const file = { sha256, size, name, type: types[ending], createdAt: now };
    await keepContent(tx, sha256);
    if (!(await api.storage.has(sha256))) throw new ContentError('missing', sha256);
    const [stored] = await tx
      .insert(files)
      .values({ ...file, ownerId: null })
      .returning({ id: files.id });
    const expiresAt = new Date(now.getTime() + retentionMs);
    const [ended] = await tx
      .update(exports)
      .set({ status: 'done', done: total, total, fileId: String(stored?.id), size, endedAt: now, expiresAt })
      .where(and(eq(exports.id, row.id), eq(exports.status, 'running')))
      .returning({ id: exports.id });
    if (!ended) throw new Stopped();
    await finished?.(tx, file);
    await api.handlers.notices.export(api, tx, row, 'exportReady');
  });
}
