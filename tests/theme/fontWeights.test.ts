import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFolders } from '../support/folderTree';
import { filesUnder } from '../support/sourceTree';

const styles = filesUnder(codeFolders.browser, ['.css']).map((name) => ({
  name,
  content: readFileSync(name, 'utf8'),
}));

test('style sheets use only font weights that are loaded', () => {
  const fetched = styles.flatMap(({ content }) =>
    [...content.matchAll(/@fontsource\/ibm-plex-sans-arabic\/(\d+)\.css/g)].map(([, weight]) => weight),
  );
  expect(fetched).toEqual(['400', '600']);
  // A range describes a font file; it does not request a weight.
  const asked = styles.flatMap(({ name, content }) =>
    [...content.matchAll(/font-weight:\s*([^;\s]+);/g)].map(([, weight = '']) => ({ name, weight })),
  );
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter(({ weight }) => ![...fetched, 'normal', 'inherit'].includes(weight))).toEqual([]);
});
