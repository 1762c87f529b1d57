import { expect, it } from 'vitest';
import { readFormatted } from 'sijil/schema/formats';

it.each([
  'أ ب ح 4821',
  'أبح4821',
  'ابح ٤٨٢١',
  '4821 أ ب ح',
  'A B J 4821',
  'abj-4821',
  '\u200fأ ب ح \u20664821\u2069',
])('a plate typed as %s is stored in one canonical form', (typed) => {
  expect(readFormatted('plate', typed)).toBe('أ ب ح 4821');
});

it('every plate letter is stored in one canonical form', () => {
  expect(readFormatted('plate', 'ه ي ا 7')).toBe('هـ ى أ 7');
  expect(readFormatted('plate', 'هـ ى إ 7')).toBe('هـ ى أ 7');
  expect(readFormatted('plate', 'H V A 7')).toBe('هـ ى أ 7');
});

it.each([
  '',
  'xyz',
  'أ ب 4821',
  'أ ب ح',
  'أ ب ح 48215',
  'أ ب ح 0',
  'أ ب ج 4821',
  'C B J 4821',
  '48 أبح 21',
  'أبحد 482',
])('%j is not a valid plate', (typed) => {
  expect(readFormatted('plate', typed)).toBeNull();
});
