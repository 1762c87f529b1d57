import { canFlatten, flattenPng } from './flattenPng';
import { isPng, readPng } from './readPng';

const isJpeg = (file: Buffer): boolean => file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff;

/**
 * A picture that pdfkit can embed safely, or undefined when it is damaged or neither PNG nor JPEG.
 * Checked here because pdfkit meets a damaged PNG in a callback, where its throw would end the process.
 */
export function prepareImage(file: Buffer): Buffer | undefined {
  if (isJpeg(file)) return file;
  if (!isPng(file)) return undefined;
  try {
    const png = readPng(file);
    return canFlatten(png) ? flattenPng(png) : file;
  } catch {
    return undefined;
  }
}
