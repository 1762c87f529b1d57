import type { FontName } from '../theme';
import { openFont } from '../openFont';
import { riyalSign } from '../theme';

/** Font of a run: `text` is the weight of its line, which is Cairo; the others have only a regular weight. */
export type RunFont = 'text' | Exclude<FontName, 'regular' | 'semibold' | 'bold'>;

/** Fonts for characters that Cairo lacks, the first one preferred. They are opened with the first text that needs them. */
const fallbacks = ['emoji', 'symbols'] as const satisfies readonly RunFont[];

/** Characters that only change the one before them: variation selectors, skin tones, joiners of emoji. */
const modifier = /\p{Variation_Selector}|\p{Emoji_Modifier}|\u200D|\u20E3/u;

const fonts = new Map<string, RunFont | null>([[riyalSign, 'riyal']]);

const hasGlyph = (font: FontName, character: string) =>
  openFont(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/** Font that has a glyph for a character; null if none has. */
function fontWith(character: string): RunFont | null {
  let font = fonts.get(character);
  if (font === undefined) {
    font = hasGlyph('regular', character)
      ? 'text'
      : (fallbacks.find((name) => hasGlyph(name, character)) ?? null);
    fonts.set(character, font);
  }
  return font;
}

/** Font of a character that follows one in the font `before`. */
export function fontOf(character: string, before: RunFont | undefined): RunFont {
  if (before !== undefined && before !== 'text' && modifier.test(character)) return before;
  return fontWith(character) ?? 'text';
}

/** Character outside of the letters that Cairo has, which need no look-up. */
const unusual = /[^\u0000-\u024F\u0600-\u06FF\p{Cf}]/gu;
/** A digit in a box, of which the fonts have only the digit. */
const keycap = /(?<=[\d#*])\uFE0F?\u20E3/g;

/** Replaces characters that no font has by the letters or digits that they stand for: \uFDFC by its word, \u3392 by `MHz`. */
export const spellOut = (text: string): string =>
  text
    .replaceAll(keycap, '')
    .replaceAll(unusual, (character) =>
      fontWith(character) === null ? character.normalize('NFKC') : character,
    );
