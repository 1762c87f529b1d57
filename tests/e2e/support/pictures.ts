import { samplePicture } from '../../../server/seed/sample/samplePicture';

/** Two photos of a repaired kitchen, as files for an upload. */
export function evidence(seed: number) {
  return ['BEFORE', 'AFTER'].map((label, index) => ({
    name: `${label.toLowerCase()}-${seed}.png`,
    mimeType: 'image/png',
    buffer: samplePicture({ label }, seed * 10 + index),
  }));
}
