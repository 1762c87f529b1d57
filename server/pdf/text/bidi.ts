import bidiFactory from 'bidi-js';
import { isolateLtr } from '#framework/base/formats/bidi';
import { riyalSign } from '../theme';

export type Direction = 'ltr' | 'rtl';

/** A piece of one line that is shaped at once: one direction, one font. `text` is in reading order. */
export interface VisualRun {
  readonly text: string;
  readonly rtl: boolean;
  readonly font: 'text' | 'riyal';
}

const bidi = bidiFactory();

/** Invisible characters that steer the order of text; fonts have no glyphs for them. */
const steering = /[\u061C\u200E\u200F\u2066-\u2069]/;
const steeringAll = new RegExp(steering, 'g');
const shapedRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Isolates the sign of `-18` to its left. The algorithm alone would place it right of the number in Arabic, and freezer
 * temperatures are frequent.
 */
export const isolateSignedNumbers = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])[-+\u2212]\d[\d.,]*(?<=\d)/gu, isolateLtr);

export const stripSteering = (text: string): string => text.replace(steeringAll, '');

/** Embedding level of every UTF-16 unit of a paragraph (Unicode Bidirectional Algorithm, rules P to I). */
export function resolveLevels(paragraph: string, direction: Direction): Uint8Array {
  return bidi.getEmbeddingLevels(paragraph, direction).levels;
}

interface LevelRun extends VisualRun {
  readonly level: number;
}

function levelRuns(text: string, levels: Uint8Array, start: number, end: number): LevelRun[] {
  const runs: { text: string; level: number; font: VisualRun['font'] }[] = [];
  for (let index = start; index < end; index += 1) {
    const character = text.charAt(index);
    if (steering.test(character)) continue;
    const level = levels[index] ?? 0;
    const font = character === riyalSign ? 'riyal' : 'text';
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const last = runs.at(-1);
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

/** The shaper sets runs of neutrals left to right, whatever their level, so they are reversed first. */
function toShaperOrder(run: LevelRun): VisualRun {
  const reversed = run.rtl && !shapedRightToLeft.test(run.text);
  return { text: reversed ? [...run.text].reverse().join('') : run.text, rtl: run.rtl, font: run.font };
}

/** The runs of `text[start, end)` from left to right, mirrored and without steering characters. */
export function visualRuns(text: string, levels: Uint8Array, start: number, end: number): VisualRun[] {
  return reorder(levelRuns(text, levels, start, end)).map(toShaperOrder);
}

/** Text in visual order, from left to right on one line. */
export function visualOrder(text: string, direction: Direction): string {
  return visualRuns(text, resolveLevels(text, direction), 0, text.length)
    .map((run) => (shapedRightToLeft.test(run.text) ? [...run.text].reverse().join('') : run.text))
    .join('');
}
