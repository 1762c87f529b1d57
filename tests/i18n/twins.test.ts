import { expect, test } from 'vitest';
import { allPairs } from './allTexts';

const isShort = (text: string) => text.split(/\s+/).length <= 3 && !/[{<]/.test(text);
const plain = (text: string) => text.replace(/[.:؟?،,]$/, '').trim();
const labels = allPairs.filter(({ ar, en }) => isShort(ar) && isShort(en) && /[ا-ي]/.test(ar));

/** Each label of one language that has several twins in the other, in one line. */
function several(from: 'ar' | 'en', to: 'ar' | 'en'): string[] {
  const twins = new Map<string, Set<string>>();
  for (const label of labels) {
    const key = plain(label[from]);
    twins.set(key, (twins.get(key) ?? new Set()).add(plain(label[to])));
  }
  return [...twins]
    .filter(([, { size }]) => size > 1)
    .map(([key, others]) => `${key} = ${[...others].sort().join(' | ')}`)
    .sort();
}

test('a short label has one twin in the other language, except the reviewed ones', async () => {
  expect(labels.length).toBeGreaterThan(1500);
  const lines = ['# Arabic', ...several('ar', 'en'), '', '# English', ...several('en', 'ar'), ''];
  // Reviewed by hand: a new line is one word for two things, or two words for one, until somebody has said otherwise.
  await expect(lines.join('\n')).toMatchFileSnapshot('twins.txt');
});
