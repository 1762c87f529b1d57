import { samplePicture } from '../../../server/modules/inspections/sample/samplePicture';

/** Two photographs of a mended kitchen, as files that a browser can be given. */
export function evidence(seed: number) {
  return ['before', 'after'].map((label, index) => ({
    name: `${label}-${seed}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(samplePicture({ label }, seed * 10 + index)),
  }));
}
