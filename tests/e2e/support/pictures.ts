import { samplePicture } from '../../../server/seed/sample/samplePicture';

/** Two photographs of a mended kitchen, as files that a browser can be given. */
export function evidence(seed: number) {
  return ['BEFORE', 'AFTER'].map((label, index) => ({
    name: `${label.toLowerCase()}-${seed}.png`,
    mimeType: 'image/png',
    buffer: samplePicture({ label }, seed * 10 + index),
  }));
}
