import type { FileLink } from '#framework/contract/parts';
import { type UploadKind, uploadLimit, uploadTypes } from '#framework/base/files/uploads';
import { callOperation } from '@framework/providers/operations';
import { isMember } from '#framework/base/objects';

/** Uploads one file and returns its link. @throws CallError with the API's refusal */
export function uploadFile(file: File, kind: UploadKind): Promise<FileLink> {
  const body = new FormData();
  body.append('file', file);
  return callOperation('files.upload', { query: { kind }, body });
}

const sides = [2000, 1600, 1200, 900];
const quality = 0.8;

/**
 * Scales a photo from a phone, which exceeds the upload limit, until it fits; it is drawn upright. A file that is not a
 * picture, or that this browser cannot draw, stays as it is, and the upload rule decides.
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
