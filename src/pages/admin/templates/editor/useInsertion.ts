import { useRef } from 'react';
import type { Language, Localized } from '#framework/base/i18n/localized';

type TextBox = HTMLTextAreaElement | HTMLInputElement;

interface Caret<Key> {
  readonly key: Key;
  readonly language: Language;
  readonly box: TextBox;
}

interface Insertion {
  readonly language: Language;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Puts a placeholder where the caret was last, in whichever text that is: `follow` goes to each text's box with the key
 * of the text, `change` writes the text that it becomes.
 */
export function useInsertion<Key>(change: (key: Key, edit: (text: Localized) => Localized) => void) {
  const caret = useRef<Caret<Key> | null>(null);
  const insert = (placeholder: string) => {
    const at = caret.current;
    if (!at) return;
    const { key, language, box } = at;
    const [start, end] = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length];
    const text = `{${placeholder}}`;
    change(key, (texts) => insertInto(texts, { language, start, end, text }));
    // Once the new text is drawn, writing continues right behind the inserted part.
    setTimeout(() => {
      box.focus();
      box.setSelectionRange(start + text.length, start + text.length);
    });
  };
  const follow = (key: Key) => (language: Language, box: TextBox) => {
    caret.current = { key, language, box };
  };
  return { insert, follow };
}

function insertInto(texts: Localized, { language, start, end, text }: Insertion): Localized {
  const content = texts[language];
  return { ...texts, [language]: content.slice(0, start) + text + content.slice(end) };
}
