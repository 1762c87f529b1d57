import { plainWords } from 'sijil/react/console/plainWords';

const wordBegins = 3;
const holds = 2;
const inOrder = 1;

/**
 * Score of a text for a search: every word must be found, best at the beginning of a word, else within one, else letter
 * by letter in order («nwcl» finds "new client"). 0 for no match; more is better.
 */
export function matchScore(typed: string, text: string): number {
  const wanted = plainWords(typed).split(' ').filter(Boolean);
  const plain = plainWords(text);
  const scores = wanted.map((word) => scoreOf(word, plain));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** True for a score in which every word was found as typed, not only its letters in order. */
export function isFullMatch(typed: string, score: number): boolean {
  return score >= holds * plainWords(typed).split(' ').filter(Boolean).length;
}

/** Returns the distance of a name from the search: 0 if equal, 1 if it starts with the search, otherwise 2. */
export function distance(typed: string, name: string): number {
  const [wanted, plain] = [plainWords(typed), plainWords(name)];
  if (plain === wanted) return 0;
  return plain.startsWith(wanted) ? 1 : 2;
}

function scoreOf(word: string, plain: string): number {
  // The article «ال» is ignored: «فروع» matches the start of «الفروع».
  if (plain.split(' ').some((one) => one.startsWith(word) || one.startsWith(`ال${word}`))) return wordBegins;
  if (plain.includes(word)) return holds;
  return isSubsequence(word, plain) ? inOrder : 0;
}

/** A single letter occurs in nearly every text, so at least two are required. */
function isSubsequence(word: string, text: string): boolean {
  if (word.length < 2) return false;
  let from = 0;
  for (const letter of word) {
    const at = text.indexOf(letter, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}
