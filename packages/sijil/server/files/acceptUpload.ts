import {
  type FileType,
  picturePixelLimit,
  pictureSideLimit,
  type PictureType,
  sniffType,
  uploadExtensions,
  type UploadKind,
  uploadProblem,
  uploadQuota,
} from 'sijil/base/files/uploads';
import { ForeignFileError } from '../foreignFiles/readerPool';
import { readForeignFile } from '../foreignFiles/readForeignFile';
import type { PictureProblem } from '../foreignFiles/readers/reencodePicture';
import type { Actor, AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { and, count, eq, gt, sum } from 'drizzle-orm';
import { dayMs } from 'sijil/base/time/riyadhTime';
import { files } from '../db/schema/files';
import type { FastifyRequest } from 'fastify';
import { errorCode } from 'sijil/base/objects';

const pdfRefusals = {
  damaged: 'pdf_damaged',
  encrypted: 'pdf_encrypted',
  active: 'pdf_active',
  attached: 'pdf_attached',
} as const;

const pictureRefusals: Readonly<Record<PictureProblem, () => ApiError>> = {
  damaged: () => new ApiError('picture_damaged'),
  tooManyPixels: () => new ApiError('picture_too_many_pixels', { megapixels: picturePixelLimit / 1_000_000 }),
  tooLong: () => new ApiError('picture_too_long', { limit: pictureSideLimit }),
};

/**
 * Checks an uploaded file and returns the content to store: a re-encoded picture, or a PDF that is complete and has no automatic
 * actions. @throws ApiError with the problem of the file.
 */
export async function acceptUpload(
  { userId }: Pick<Actor, 'userId'>,
  content: Buffer,
  kind: UploadKind,
): Promise<{ readonly content: Buffer; readonly type: FileType }> {
  const problem = uploadProblem(content.length, content, kind);
  if (problem === 'tooLarge') throw new ApiError('file_too_large');
  if (problem === 'heic') throw new ApiError('file_heic');
  const type = sniffType(content);
  if (problem || !type) throw new ApiError('file_type_refused', { types: uploadExtensions[kind] });
  if (type !== 'application/pdf') return { content: await reencoded(userId, content, type), type };
  const wrong = await readForeignFile(userId, type, content).catch((error: unknown) =>
    refuse(error, 'pdf_damaged'),
  );
  if (wrong) throw new ApiError(pdfRefusals[wrong]);
  return { content, type };
}

async function reencoded(userId: string, content: Buffer, type: PictureType): Promise<Buffer> {
  const read = await readForeignFile(userId, type, content).catch((error: unknown) =>
    refuse(error, 'picture_damaged'),
  );
  if ('problem' in read) throw pictureRefusals[read.problem]();
  return Buffer.from(read.content);
}

/** @throws ApiError for a problem of the file; other errors are rethrown. */
function refuse(error: unknown, unreadable: 'pdf_damaged' | 'picture_damaged'): never {
  if (!(error instanceof ForeignFileError) || error.reason === 'busy') throw error;
  throw new ApiError(error.reason === 'waiting' ? 'uploads_waiting' : unreadable);
}

/** @throws ApiError upload_quota when an account has uploaded more than its share within the last day. */
export async function assertQuota(
  api: Pick<AppContext, 'db' | 'clock'>,
  actor: Actor,
  size: number,
): Promise<void> {
  const since = new Date(api.clock().getTime() - dayMs);
  const [used] = await api.db
    .select({ files: count(), bytes: sum(files.size) })
    .from(files)
    .where(and(eq(files.ownerId, actor.userId), gt(files.createdAt, since)));
  const bytes = Number(used?.bytes ?? 0) + size;
  if ((used?.files ?? 0) >= uploadQuota.files || bytes > uploadQuota.bytes)
    throw new ApiError('upload_quota');
}

/**
 * Reads the one file of a multipart request; the size limit is the multipart parser's.
 * @throws ApiError file_missing, several_files; malformed_request for a body that is cut short or has no boundary.
 */
export async function readUpload(request: FastifyRequest): Promise<{ content: Buffer; name: string }> {
  if (!request.isMultipart()) throw new ApiError('file_missing');
  try {
    const parts = request.files();
    const { value: part, done } = await parts.next();
    if (done) throw new ApiError('file_missing');
    const content = await part.toBuffer();
    // The parser refuses a second file only when the next part is read.
    await parts.next();
    if (content.length === 0) throw new ApiError('file_missing');
    return { content, name: part.filename };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The parser's own refusals have a code, which the error handler maps; its other failures have none. */
function refusalOf(error: unknown): unknown {
  const code = String(errorCode(error));
  if (code === 'FST_FILES_LIMIT') return new ApiError('several_files');
  return error instanceof ApiError || code.startsWith('FST_') ? error : new ApiError('malformed_request');
}
