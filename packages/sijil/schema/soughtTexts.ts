import { cleanText } from '../base/formats/cleanText';
import type { Field } from './field';
import { soughtForm } from './formats';

/** Fewest letters that an index finds together. */
const shortest = 3;

/** Returns what was typed into a search with single spaces, without characters that nobody sees. */
export function plainSearch(typed: string): string {
  return wordsOf(typed).join(' ');
}

/**
 * Returns the texts to search for, as alternatives: each is a list of texts that must all be found. The first has the typed
 * words, in whatever order they are stored. The others are what was typed as the fields would store it, because a number is
 * shown in another form than it is stored: `054 256 6389` is +966542566389.
 */
export function soughtTexts(typed: string, fields: readonly (Field | undefined)[]): readonly string[][] {
  const phrases = phrasesOf(wordsOf(typed));
  const plain = plainSearch(typed);
  const forms = fields.flatMap((field) => (field ? (soughtForm(field.kind, plain) ?? []) : []));
  const others = new Set(forms.filter((form) => form !== plain && [...form].length >= shortest));
  return [phrases, ...[...others].map((form) => [form])];
}

function wordsOf(typed: string): string[] {
  return typed.split(/\s+/u).map(cleanText).filter(Boolean);
}

/**
 * Joins a short word or a number with the word before it: «علي بن» and «فرع 12» are found as they are typed, as their parts alone
 * would be found in too many records.
 */
function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[][] = [];
  for (const word of words) {
    const last = phrases.at(-1);
    if (last && (isMinor(word) || last.every(isShort))) last.push(word);
    else phrases.push([word]);
  }
  return phrases.length === 0 ? [''] : phrases.map((phrase) => phrase.join(' '));
}

const isShort = (word: string) => [...word].length < shortest;
const isMinor = (word: string) => isShort(word) || /^\p{Nd}/u.test(word);
