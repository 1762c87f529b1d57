import {
  type FileType,
  picturePixelLimit,
  pictureSideLimit,
  type PictureType,
  sniffType,
  uploadExtensions,
  type UploadKind,
  uploadProblem,
} from '#framework/base/files/uploads';
import { ForeignFileError } from '../foreignFiles/readerPool';
import { readForeignFile } from '../foreignFiles/readForeignFile';
import type { PictureProblem } from '../foreignFiles/readers/reencodePicture';
import type { Actor } from '../http/actor';
import { ApiError } from '../http/apiError';

const pdfRefusals = {
  damaged: 'pdf_damaged',
  encrypted: 'pdf_encrypted',
  active: 'pdf_active',
} as const;

const pictureRefusals: Readonly<Record<PictureProblem, () => ApiError>> = {
  damaged: () => new ApiError('picture_damaged'),
  tooManyPixels: () => new ApiError('picture_too_many_pixels', { megapixels: picturePixelLimit / 1_000_000 }),
  tooLong: () => new ApiError('picture_too_long', { limit: pictureSideLimit }),
};

/**
 * Checks an uploaded file and returns the content to store: a picture encoded anew, or a PDF that is complete and
 * runs nothing by itself. @throws ApiError that says what is wrong with the file.
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

/** @throws ApiError; what is no refusal of the file itself is thrown on. */
function refuse(error: unknown, unreadable: 'pdf_damaged' | 'picture_damaged'): never {
  if (!(error instanceof ForeignFileError) || error.reason === 'busy') throw error;
  throw new ApiError(error.reason === 'waiting' ? 'uploads_waiting' : unreadable);
}
