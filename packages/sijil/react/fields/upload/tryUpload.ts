import type { TFunction } from 'i18next';
import type { FileLink } from 'sijil/contract/parts';
import { headLength, sniffType, type UploadKind, uploadProblem } from 'sijil/base/files/uploads';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { shrinkFile, uploadFile } from './upload';

/** Link of an uploaded file, or the reason of its refusal as a message for the person. */
export type Uploaded =
  | { readonly link: FileLink; /** What was changed in the file, as a sentence. */ readonly note?: string }
  | { readonly problem: string };

/** Makes a photo or a scanned PDF fit the limit, checks the file, and uploads it. */
export async function tryUpload(chosen: File, kind: UploadKind, t: TFunction<'fields'>): Promise<Uploaded> {
  const file = await shrinkFile(chosen);
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const wrong = uploadProblem(file.size, head, kind);
  const isPdf = sniffType(head) === 'application/pdf';
  if (wrong) return { problem: t(`file.problem.${wrong === 'tooLarge' && isPdf ? 'pdfTooLarge' : wrong}`) };
  try {
    const link = await uploadFile(file, kind);
    if (!isPdf || file === chosen) return { link };
    return {
      link,
      note: t('file.pdfSmaller', { name: file.name, from: kilobytes(chosen), to: kilobytes(file) }),
    };
  } catch (error) {
    return { problem: error instanceof CallError ? inlineMessage(error) : t('file.problem.failed') };
  }
}

const kilobytes = ({ size }: File) => Math.ceil(size / 1024);
