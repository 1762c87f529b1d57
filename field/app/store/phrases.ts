import type { StoredAnswer } from './records';

/** What an inspector wrote at each question, the latest first, to be offered again. */
export type Phrases = Readonly<Record<string, readonly string[]>>;

/** Phrases per question: as many as fit on a phone above the keyboard. */
const mostPhrases = 3;
/** Characters of a phrase; a longer note describes one visit only. */
const longest = 120;

export function readPhrases(stored: string | undefined): Phrases {
  return stored === undefined ? {} : (JSON.parse(stored) as Phrases);
}

/** Adds the notes of a form that was handed in. */
export function withNotesOf(
  before: Phrases,
  answers: readonly Pick<StoredAnswer, 'questionKey' | 'note'>[],
): Phrases {
  const after: Record<string, readonly string[]> = { ...before };
  for (const { questionKey, note = '' } of answers) {
    const phrase = note.trim();
    if (phrase === '' || phrase.length > longest) continue;
    const others = (after[questionKey] ?? []).filter((one) => one !== phrase);
    after[questionKey] = [phrase, ...others].slice(0, mostPhrases);
  }
  return after;
}
