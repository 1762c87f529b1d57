import type { Language, Localized } from '../../base/i18n/localized';
import type { TextChange } from './textChange';

/** The words of the code, of those texts that were changed. */
const originals = new Map<Localized, Localized>();

/** A text as the code has it. */
export const originalOf = (text: Localized): Localized => originals.get(text) ?? { ar: text.ar, en: text.en };

/**
 * Gives texts their changed words, and the original ones back where a change was removed. A text stays the same object, so
 * that every holder of a reference shows the new words.
 */
export function applyTexts(texts: ReadonlyMap<string, Localized>, changes: readonly TextChange[]): void {
  for (const [text, original] of originals) Object.assign(text, original);
  for (const { key, language, text: words } of changes) {
    const text = texts.get(key);
    if (text && words.other !== undefined) change(text, language, words.other);
  }
}

function change(text: Localized, language: Language, words: string): void {
  originals.set(text, originalOf(text));
  Object.assign(text, { [language]: words });
}
