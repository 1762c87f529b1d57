import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, sourceFiles } from '../support/folderTree';

const known = new Set(sourceFiles('framework/server'));

/** Files of the framework's server that a file loads: its imports without type-only ones. */
function importedBy(file: string): string[] {
  const code = readFileSync(path.join(projectRoot, file), 'utf8');
  const imports = code.matchAll(/^import (?!type )(?:\{([^}]*)\}|[^']*) from '([^']+)'/gm);
  return [...imports].flatMap(([, names, specifier = '']) => {
    if (names?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))) return [];
    const target = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : specifier.replace(/^#framework\//, 'framework/');
    return known.has(`${target}.ts`) ? [`${target}.ts`] : [];
  });
}

function closureOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of importedBy(file)) closureOf(imported, found);
  return found;
}

/** Lists are the most frequent calls; these are the files to read in order to follow one from its route handler to its SQL. */
it('a list call depends on at most 15 resource files of the engine, and 31 files in total', () => {
  const files = [...closureOf('framework/server/resources/list.ts')];
  expect(files).toContain('framework/server/resources/page.ts');
  expect(files.filter((file) => file.startsWith('framework/server/resources/')).length).toBeLessThanOrEqual(
    15,
  );
  expect(files.length).toBeLessThanOrEqual(31);
});
