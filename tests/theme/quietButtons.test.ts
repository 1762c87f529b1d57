import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';

/** Opening tags of antd's button in a file; an arrow function in a tag ends none. */
const buttonsOf = (file: string): readonly string[] =>
  readFileSync(path.join(projectRoot, file), 'utf8').match(/<Button\b(?:=>|[^>])*>/g) ?? [];

it('a red button is the solid one that confirms in a dialog: on a page what deletes or refuses is as quiet as its neighbours', () => {
  const buttons = sourceFiles(...codeFolders.browser).flatMap((file) =>
    buttonsOf(file).map((tag) => ({ file, tag })),
  );
  expect(buttons.length).toBeGreaterThan(100);
  const red = buttons.filter(({ tag }) => /\sdanger\b/.test(tag) && !tag.includes('type="primary"'));
  expect(red.map(({ file }) => file)).toEqual([]);
});
