import type { FormQuestion } from '#domain/forms/inspectionForm';
import type { SeededRandom } from './seededRandom';

/** Degrees between a bound and a reading that nobody would wonder at. */
const spread = { within: { least: 0.3, most: 4 }, outside: { least: 0.6, most: 6 } };

/** A temperature with one decimal, within the question's bounds or outside them. */
export function sampleReading(
  { min, max }: Pick<FormQuestion, 'min' | 'max'>,
  random: SeededRandom,
  where: 'within' | 'outside',
): number {
  const away = random.between(spread[where].least, spread[where].most);
  if (where === 'outside') return toTenth(max === undefined ? (min ?? 0) - away : max + away);
  if (min !== undefined && max !== undefined) return toTenth(random.between(min, max));
  return toTenth(max === undefined ? (min ?? 0) + away : max - away);
}

function toTenth(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
