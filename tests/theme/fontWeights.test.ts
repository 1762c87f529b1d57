import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, content: readFileSync(path.join('src', name), 'utf8') }));

test('letters are drawn in weights that are fetched: another would be shown as one of them', () => {
  const fetched = styles.flatMap(({ content }) =>
    [...content.matchAll(/@fontsource\/ibm-plex-sans-arabic\/(\d+)\.css/g)].map(([, weight]) => weight),
  );
  expect(fetched).toEqual(['400', '600']);
  // A range is what a font has, not what is asked of it.
  const asked = styles.flatMap(({ name, content }) =>
    [...content.matchAll(/font-weight:\s*([^;\s]+);/g)].map(([, weight = '']) => ({ name, weight })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ weight }) => ![...fetched, 'normal', 'inherit'].includes(weight))).toEqual([]);
});
