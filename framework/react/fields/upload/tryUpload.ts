import type { TFunction } from 'i18next';
import type { FileLink } from '#framework/contract/parts';
import { type UploadKind, uploadLimit, uploadProblem, uploadTypes } from '#framework/base/files/uploads';
import { ApiError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { uploadFile } from './upload';
import { isMember } from '#framework/base/objects';

const sides = [2000, 1600, 1200, 900];
const quality = 0.8;

/**
 * A phone's photo is far over the upload limit: it is drawn upright and smaller until it fits. What is no picture, or one
 * that this browser cannot draw, is left as it is and judged by the rule.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file;
  const fits = file.size <= uploadLimit && isMember(uploadTypes.image, file.type);
  if (fits) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  for (const side of sides) {
    const smaller = await draw(picture, Math.min(1, side / Math.max(picture.width, picture.height)));
    if (smaller && smaller.size <= uploadLimit) {
      return new File([smaller], file.name.replace(/\.\w+$/, '.jpeg'), { type: 'image/jpeg' });
    }
  }
  return file;
}

function draw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}

/** The link of the file that was sent, or why it was not, as a sentence for the person. */
type Uploaded = { readonly link: FileLink } | { readonly problem: string };

/** Fits a photo into the limit, checks the file here, and sends it. */
export async function tryUpload(chosen: File, kind: UploadKind, t: TFunction<'fields'>): Promise<Uploaded> {
  const file = await shrinkPhoto(chosen);
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const wrong = uploadProblem(file.size, head, kind);
  if (wrong) return { problem: t(`file.problem.${wrong}`) };
  try {
    return { link: await uploadFile(file, kind) };
  } catch (error) {
    return { problem: error instanceof ApiError ? inlineMessage(error) : t('file.problem.failed') };
  }
}
