import { createHash } from 'node:crypto';
import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import type { EvidenceUploadView } from '#domain/api/fieldViews';
import type { openEvidenceBody } from '#domain/requests/inspectionBodies';
import { dayMs } from 'sijil/base/time/riyadhTime';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Queryable } from 'sijil/server/db/connect';
import { evidenceFacts, evidenceUploads } from '../../../db/schema/evidence';
import { files } from 'sijil/server/db/schema/files';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { acceptUpload, assertQuota } from 'sijil/server/files/acceptUpload';
import { toFileLink, toThumbnailUrl } from 'sijil/server/files/fileLinks';
import { storeFile } from 'sijil/server/files/storeFile';
import { addArrivedPhoto } from './drafts';
import { deleteRows } from 'sijil/server/retention/deleteRows';

/**
 * Deletes uploads, finished or not, that received nothing for a day. The file of a finished one stays; announcing the same
 * content again then starts a new upload.
 */
export function forgetEvidenceUploads({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - uploadLifetimeMs);
  return deleteRows(db, evidenceUploads, lt(evidenceUploads.touchedAt, before));
}

/** Time in milliseconds until the next part of an upload must arrive; each part restarts it. */
const uploadLifetimeMs = dayMs;
/** Unfinished uploads of one inspector: more than a visit's photos, far less than would fill a disk. */
const openLimit = 100;

type Row = typeof evidenceUploads.$inferSelect;

interface Named {
  readonly requestId: string;
  readonly uploadId: string;
}

/**
 * Starts an upload or resumes an earlier one: the same content for the same visit is the same upload, with the bytes received
 * so far.
 * @throws ApiError upload_quota, uploads_open
 */
export async function openUpload(
  api: AppContext,
  actor: Actor,
  requestId: string,
  { name, size, sha256, takenAt, place, accuracy }: ShapeValues<typeof openEvidenceBody>,
): Promise<EvidenceUploadView> {
  const known = and(
    eq(evidenceUploads.requestId, requestId),
    eq(evidenceUploads.ownerId, actor.userId),
    eq(evidenceUploads.sha256, sha256.toLowerCase()),
  );
  const [before] = await api.db.select().from(evidenceUploads).where(known);
  if (before) return toView(api, await finished(api, before));
  await assertQuota(api, actor, size);
  await assertFewOpen(api.db, actor);
  const now = api.clock();
  await api.db
    .insert(evidenceUploads)
    .values({
      requestId,
      ownerId: actor.userId,
      name,
      size,
      sha256: sha256.toLowerCase(),
      // A photo of the future was taken now: the phone's clock is fast.
      takenAt: takenAt ? new Date(Math.min(Date.parse(takenAt), now.getTime())) : null,
      place: place ? { latitude: place.latitude, longitude: place.longitude } : null,
      accuracy: accuracy ?? null,
      content: Buffer.alloc(0),
      createdAt: now,
      touchedAt: now,
    })
    // Two simultaneous announcements get the same upload.
    .onConflictDoNothing();
  const [opened] = await api.db.select().from(evidenceUploads).where(known);
  if (!opened) throw new Error('the upload was not written');
  return toView(api, opened);
}

/** Progress of an upload. @throws ApiError not_found */
export async function findUpload(api: AppContext, actor: Actor, named: Named): Promise<EvidenceUploadView> {
  const [row] = await api.db.select().from(evidenceUploads).where(ownUpload(actor, named));
  if (!row) throw new ApiError('not_found');
  return toView(api, await finished(api, row));
}

/**
 * Stores a part. Bytes already received are not stored twice, so that a part may be sent again; a part that would leave a gap
 * is refused with the next expected byte. The last part completes the file.
 * @throws ApiError not_found, upload_out_of_order, upload_too_long, upload_checksum, or what `acceptUpload` refuses
 */
export async function appendUpload(
  api: AppContext,
  actor: Actor,
  named: Named,
  { offset, part }: { readonly offset: number; readonly part: Buffer },
): Promise<EvidenceUploadView> {
  const row = await api.db.transaction(async (tx) => {
    const [upload] = await tx.select().from(evidenceUploads).where(ownUpload(actor, named)).for('update');
    if (!upload) throw new ApiError('not_found');
    const { received, size, fileId } = upload;
    if (offset > received) throw new ApiError('upload_out_of_order', { received }, undefined, { received });
    if (offset + part.length > size) throw new ApiError('upload_too_long', { size });
    const fresh = part.subarray(received - offset);
    if (fileId !== null || fresh.length === 0) return upload;
    const [stored] = await tx
      .update(evidenceUploads)
      .set({
        content: sql`${evidenceUploads.content} || ${fresh}`,
        received: received + fresh.length,
        touchedAt: api.clock(),
      })
      .where(eq(evidenceUploads.id, upload.id))
      .returning();
    return stored ?? upload;
  });
  return toView(api, await finished(api, row));
}

function ownUpload(actor: Actor, { requestId, uploadId }: Named) {
  return and(
    eq(evidenceUploads.id, uploadId),
    eq(evidenceUploads.requestId, requestId),
    eq(evidenceUploads.ownerId, actor.userId),
  );
}

async function assertFewOpen(db: Queryable, { userId }: Actor): Promise<void> {
  const [open] = await db
    .select({ total: count() })
    .from(evidenceUploads)
    .where(and(eq(evidenceUploads.ownerId, userId), isNull(evidenceUploads.fileId)));
  if ((open?.total ?? 0) >= openLimit) throw new ApiError('uploads_open', { limit: openLimit });
}

/** File of a complete upload, even if the process ended just after its last part arrived. */
async function finished(api: AppContext, row: Row): Promise<Row> {
  if (row.fileId !== null || row.received < row.size) return row;
  const { id, name, ownerId } = row;
  const sha256 = createHash('sha256').update(row.content).digest('hex');
  if (sha256 !== row.sha256) {
    await api.db
      .update(evidenceUploads)
      .set({ content: Buffer.alloc(0), received: 0 })
      .where(and(eq(evidenceUploads.id, id), isNull(evidenceUploads.fileId)));
    throw new ApiError('upload_checksum');
  }
  const accepted = await acceptUpload({ userId: ownerId }, row.content, 'document').catch(
    async (error: unknown) => {
      // A file refused for good is not stored; one that has to wait is checked again at the next request.
      if (error instanceof ApiError && error.code !== 'uploads_waiting')
        await api.db.delete(evidenceUploads).where(eq(evidenceUploads.id, id));
      throw error;
    },
  );
  return api.db.transaction(async (tx) => {
    const [upload] = await tx.select().from(evidenceUploads).where(eq(evidenceUploads.id, id)).for('update');
    if (!upload) throw new ApiError('not_found');
    // The second of two concurrent calls that found it complete uses the file of the first.
    if (upload.fileId !== null) return upload;
    const file = await storeFile(api, tx, { ...accepted, name, ownerId });
    const { takenAt, place, accuracy } = upload;
    await tx.insert(evidenceFacts).values({ fileId: file.id, sha256, takenAt, place, accuracy });
    await addArrivedPhoto(tx, { requestId: upload.requestId, sha256, fileId: file.id });
    const [done] = await tx
      .update(evidenceUploads)
      .set({ fileId: file.id, content: Buffer.alloc(0), touchedAt: api.clock() })
      .where(eq(evidenceUploads.id, id))
      .returning();
    return done ?? upload;
  });
}

async function toView(
  api: AppContext,
  { id, name, size, received, fileId, touchedAt }: Row,
): Promise<EvidenceUploadView> {
  const [file] = fileId ? await api.db.select().from(files).where(eq(files.id, fileId)) : [];
  const link = file ? toFileLink(api, file) : null;
  return {
    id,
    name,
    size,
    received,
    file: link,
    thumbnailUrl: link?.type.startsWith('image/') ? toThumbnailUrl(link) : null,
    expiresAt: new Date(touchedAt.getTime() + uploadLifetimeMs),
  };
}
