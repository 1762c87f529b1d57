import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, sourceFiles } from '../support/folderTree';

const known = new Set(sourceFiles('packages/sijil'));

/** Files of the framework that a file loads: its imports without type-only ones, through the index of a folder. */
function importedBy(file: string): string[] {
  const code = readFileSync(path.join(projectRoot, file), 'utf8');
  const imports = code.matchAll(/^(?:import|export) (?!type )(?:\{([^}]*)\}|[^']*) from '([^']+)'/gm);
  return [...imports].flatMap(([, names, specifier = '']) => {
    if (names?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '))) return [];
    const target = specifier.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), specifier)
      : specifier.replace(/^sijil\//, 'packages/sijil/');
    const found = [`${target}.ts`, `${target}.tsx`].filter((name) => known.has(name));
    return target.endsWith('/index') ? found.flatMap(importedBy) : found;
  });
}

function closureOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of importedBy(file)) closureOf(imported, found);
  return found;
}

/** First column of the table in the section “One list call” of the architecture page. */
function documentedFiles(): string[] {
  const page = readFileSync(path.join(projectRoot, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = page.split('\n## One list call\n');
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, file = '']) => file);
}

const engine = 'packages/sijil/server/resources/';
/** Called by Fastify, Refine and the router: no file of the list imports them. */
const entries = [
  `${engine}registerResources.ts`,
  'packages/sijil/react/providers/dataProvider.ts',
  'packages/sijil/react/console/ResourceList.tsx',
];

it('a list is read through at most 20 files from its route to SQL, and from the answer to the cell', () => {
  const files = documentedFiles();
  expect(files.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
  expect(files[0]).toBe(entries[0]);
  expect(files.at(-1)).toMatch(/^packages\/sijil\/react\/fields\/kinds\//);
  expect(files.length).toBeLessThanOrEqual(20);
});

it('each of these files is imported by one above it', () => {
  const files = documentedFiles();
  const unreached = files.filter(
    (file, index) => !files.slice(0, index).some((above) => importedBy(above).includes(file)),
  );
  expect(unreached).toEqual(entries);
});

it('a list of the server depends on no other file of the engine, except those of searches, titles and its own tables', () => {
  const others = [...closureOf(`${engine}list.ts`)]
    .filter((file) => file.startsWith(engine) && !documentedFiles().includes(file))
    .map((file) => file.slice(engine.length));
  expect(others.sort()).toEqual([
    'derivedField.ts',
    'frameworkTables.ts',
    'searchCondition.ts',
    'searchPlan.ts',
    'titleSql.ts',
  ]);
});

it('with the files of other folders, such as the database’s, it depends on at most 32 of the framework’s server', () => {
  const files = [...closureOf(`${engine}list.ts`)].filter((file) =>
    file.startsWith('packages/sijil/server/'),
  );
  expect(files.length).toBeLessThanOrEqual(32);
});
