import type { TFunction } from 'i18next';
import type { FileLink } from '#framework/contract/parts';
import { headLength, sniffType, type UploadKind, uploadProblem } from '#framework/base/files/uploads';
import { CallError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { shrinkPhoto, uploadFile } from './upload';

/** Link of an uploaded file, or the reason of its refusal as a message for the person. */
export type Uploaded = { readonly link: FileLink } | { readonly problem: string };

/** Scales a photo down to the limit, checks the file, and uploads it. */
export async function tryUpload(chosen: File, kind: UploadKind, t: TFunction<'fields'>): Promise<Uploaded> {
  const file = await shrinkPhoto(chosen);
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const wrong = uploadProblem(file.size, head, kind);
  const isPdf = sniffType(head) === 'application/pdf';
  if (wrong) return { problem: t(`file.problem.${wrong === 'tooLarge' && isPdf ? 'pdfTooLarge' : wrong}`) };
  try {
    return { link: await uploadFile(file, kind) };
  } catch (error) {
    return { problem: error instanceof CallError ? inlineMessage(error) : t('file.problem.failed') };
  }
}
