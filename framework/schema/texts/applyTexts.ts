import { type FoundText, isCounted } from './findTexts';
import type { TextChange } from './textChange';
import type { Wording } from './wording';

/** The words of the code, of those texts that were changed. */
const originals = new Map<FoundText, FoundText>();

/** A text as the code has it. */
export const originalOf = (text: FoundText): FoundText => originals.get(text) ?? { ...text };

/**
 * Gives texts their changed words, and the original ones back where a change was removed. A text stays the same object, so
 * that every holder of a reference shows the new words.
 */
export function applyTexts(texts: ReadonlyMap<string, FoundText>, changes: readonly TextChange[]): void {
  for (const [text, original] of originals) Object.assign(text, original);
  for (const { key, language, text: words } of changes) {
    const text = texts.get(key);
    if (text && isCounted(text)) change(text, words);
    else if (text && words.other !== undefined) change(text, { [language]: words.other });
  }
}

function change(text: FoundText, words: Wording | Partial<FoundText>): void {
  originals.set(text, originalOf(text));
  Object.assign(text, words);
}
