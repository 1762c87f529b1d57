import { uploadProblem } from '#domain/files/uploadProblem';
import {
  type FileType,
  picturePixelLimit,
  sniffType,
  uploadExtensions,
  type UploadKind,
} from '#domain/files/uploadRules';
import { ApiError } from '../../http/apiError';
import { checkPdf } from '../../pdf/checkPdf';
import { PictureError, reencodePicture } from '../../pictures/reencodePicture';

const pdfRefusals = {
  damaged: 'pdf_damaged',
  encrypted: 'pdf_encrypted',
  active: 'pdf_active',
} as const;

/**
 * What is kept of an uploaded file: a picture encoded anew, or a PDF that is whole and does nothing by itself.
 * @throws ApiError that says what is wrong with it.
 */
export async function acceptUpload(
  content: Buffer,
  kind: UploadKind,
): Promise<{ readonly content: Buffer; readonly type: FileType }> {
  const problem = uploadProblem(content.length, content, kind);
  if (problem === 'tooLarge') throw new ApiError('file_too_large');
  if (problem === 'heic') throw new ApiError('file_heic');
  const type = sniffType(content);
  if (problem || !type) throw new ApiError('file_type_refused', { types: uploadExtensions[kind] });
  if (type !== 'application/pdf') return { content: await reencoded(content, type), type };
  const wrong = await checkPdf(content);
  if (wrong) throw new ApiError(pdfRefusals[wrong]);
  return { content, type };
}

async function reencoded(content: Buffer, type: Exclude<FileType, 'application/pdf'>): Promise<Buffer> {
  try {
    return await reencodePicture(content, type);
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw error.reason === 'damaged'
      ? new ApiError('picture_damaged')
      : new ApiError('picture_too_many_pixels', { megapixels: picturePixelLimit / 1_000_000 });
  }
}
