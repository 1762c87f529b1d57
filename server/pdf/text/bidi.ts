import bidiFactory from 'bidi-js';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { riyalSign } from '../theme';
import { fontOf, type RunFont } from './fontOf';

export type Direction = 'ltr' | 'rtl';

/** A piece of one line that is shaped at once: one direction, one font. `text` is in reading order. */
export interface VisualRun {
  readonly text: string;
  readonly rtl: boolean;
  readonly font: RunFont;
}

const bidi = bidiFactory();

/** Invisible characters that steer the order of text; fonts have no glyphs for them. */
const steering = /[\u061C\u200E\u200F\u2066-\u2069]/;
const steeringAll = new RegExp(steering, 'g');

/**
 * Isolates the sign of `-18` to its left. The algorithm alone would place it right of the number in Arabic, and freezer
 * temperatures are frequent.
 */
export const isolateSignedNumbers = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])[-+\u2212]\d[\d.,]*(?<=\d)/gu, isolateLtr);

export const stripSteering = (text: string): string => text.replace(steeringAll, '');

/** Characters in the place of others of the same class, which are longer than a unit or newer than the tables of bidi-js. */
const standIns: Readonly<Record<string, string>> = {
  ON: '\uFFFC',
  ET: '$',
  EN: '0',
};
const unseen = /[\u{10000}-\u{10FFFF}\u20C1]/gu;

const classOf = (character: string) => (character === riyalSign ? 'ET' : bidi.getBidiCharTypeName(character));

/** Text for bidi-js, which reads UTF-16 units: it would take each half of an emoji for a Latin letter. */
const seenByUnits = (text: string): string =>
  text.replaceAll(
    unseen,
    (character) => (standIns[classOf(character)] ?? '').repeat(character.length) || character,
  );

/** Embedding level of every UTF-16 unit of a paragraph (Unicode Bidirectional Algorithm, rules P to I). */
export function resolveLevels(paragraph: string, direction: Direction): Uint8Array {
  return bidi.getEmbeddingLevels(seenByUnits(paragraph), direction).levels;
}

interface LevelRun extends VisualRun {
  readonly level: number;
}

function levelRuns(text: string, levels: Uint8Array, start: number, end: number): LevelRun[] {
  const runs: { text: string; level: number; font: RunFont }[] = [];
  let index = start;
  for (const character of text.slice(start, end)) {
    const level = levels[index] ?? 0;
    index += character.length;
    const last = runs.at(-1);
    const isSteering = steering.test(character);
    const font = isSteering ? 'text' : fontOf(character, last?.font);
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(character) : null;
    // It has no glyph, but its level separates the runs before and after it.
    const drawn = isSteering ? '' : (mirrored ?? character);
    if (last && last.level === level && last.font === font) last.text += drawn;
    else runs.push({ text: drawn, level, font });
  }
  return runs.map((run) => ({ ...run, rtl: run.level % 2 === 1 }));
}

/** Rule L2. Implemented here because bidi-js 1.1 miscalculates line offsets in its own line reordering. */
function reorder(runs: readonly LevelRun[]): LevelRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return ordered;
}

/** The runs of `text[start, end)` from left to right, mirrored and without steering characters. */
export function visualRuns(text: string, levels: Uint8Array, start: number, end: number): VisualRun[] {
  return reorder(levelRuns(text, levels, start, end)).flatMap(({ text: drawn, rtl, font }) =>
    drawn === '' ? [] : [{ text: drawn, rtl, font }],
  );
}
