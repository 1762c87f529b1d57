import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, sourceFiles } from '../support/folderTree';

/** The framework's table has fewer columns: a row that is inserted through it silently loses those of the portal. */
it('the portal reads and writes accounts by its own table', () => {
  const importsFramework = /import (?:type )?\{[^}]*\busers\b[^}]*\} from 'sijil\/server\/db\/schema\/users'/;
  const files = sourceFiles('server', 'scripts', 'tests').filter((file) =>
    importsFramework.test(readFileSync(path.join(projectRoot, file), 'utf8')),
  );
  expect(files).toEqual([]);
});
