import { gradeBands } from '#domain/scoring/grades';
import type { Tone } from '#framework/schema/field';

const tones: Readonly<Record<(typeof gradeBands)[number]['grade'], Tone>> = {
  A: 'success',
  B: 'info',
  C: 'warning',
  F: 'danger',
};

/** Returns the tone of the band of a score out of 100. */
export function toneOfScore(score: number | null): Tone {
  const band = score === null ? undefined : gradeBands.find(({ min }) => score >= min);
  return band ? tones[band.grade] : 'neutral';
}
