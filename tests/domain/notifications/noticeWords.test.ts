import { expect, it } from 'vitest';
import { contractLabels } from '#domain/contracts/contractLabels';
import { accountNotices } from '#domain/notifications/accountNotices';
import { requestNotices } from '#domain/notifications/requestNotices';

/** Paths of texts that are empty or lack one of the two languages. */
function withoutWords(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.keys(value);
  const isHalf = names.includes('ar') !== names.includes('en');
  if (names.length === 0 || isHalf) return [path];
  return Object.entries(value).flatMap(([name, one]) => withoutWords(one, `${path}.${name}`));
}

it.each(Object.entries({ requestNotices, accountNotices, contractLabels }))(
  'all texts of %s exist in both languages',
  (name, words) => {
    expect(withoutWords(words, name)).toEqual([]);
  },
);
