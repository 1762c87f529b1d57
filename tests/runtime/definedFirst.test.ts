import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, sourceFiles } from '../support/folderTree';
import { childrenOf, isNode, readSource, type SourceNode } from '../support/sourceTree';

const roots: readonly (readonly [prefix: string, folder: string])[] = [
  ['sijil/', 'packages/sijil/'],
  ['#domain/', 'domain/'],
  ['#resources/', 'src/resources/'],
  ['@/', 'src/'],
];
const declarations = 'src/resources/index.ts';
/** File that defines the application for a process of the server. */
const definitions = 'server/definitions.ts';
const application = 'packages/sijil/schema/application.ts';
/** Functions by which pages read it. */
const applicationOfPages = 'packages/sijil/react/application.tsx';

/** File that an import names; undefined for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  if (specifier === '#resources') return declarations;
  if (specifier === '#application') return 'src/application.ts';
  const [prefix, folder = ''] = roots.find(([start]) => specifier.startsWith(start)) ?? [];
  if (!prefix && !specifier.startsWith('.')) return undefined;
  const name = prefix
    ? folder + specifier.slice(prefix.length)
    : path.posix.join(path.posix.dirname(from), specifier);
  return [name, `${name}.ts`, `${name}.tsx`].find((one) => {
    const place = path.join(projectRoot, one);
    return existsSync(place) && statSync(place).isFile();
  });
}

/** Files that a file imports when it is loaded, in order. */
function importsOf(file: string): string[] {
  const code = readFileSync(path.join(projectRoot, file), 'utf8');
  const found = code.matchAll(/^(?:import|export) (?!type )(?:(?:\{([^}]*)\}|[^'"{]*) from )?'([^']+)'/gm);
  return [...found].flatMap(([, names, specifier = '']) => {
    const isOnlyTypes = names?.split(',').every((name) => !name.trim() || name.trim().startsWith('type '));
    return isOnlyTypes ? [] : (fileOf(file, specifier) ?? []);
  });
}

/** Files in the order in which they run: each after those that it imports. */
function orderOf(file: string, order = new Set<string>(), entered = new Set<string>()): string[] {
  if (!entered.has(file)) {
    entered.add(file);
    for (const imported of importsOf(file)) orderOf(imported, order, entered);
    order.add(file);
  }
  return [...order];
}

/** Functions by which the framework reads the application: all that its file exports but the one that defines it. */
const reads = new Set(
  [application, applicationOfPages].flatMap((file) =>
    [
      ...readFileSync(path.join(projectRoot, file), 'utf8').matchAll(
        /^export (?:const (\w+) = \(|function (?!defineApplication)(\w+))/gm,
      ),
    ].map(([, name, other = '']) => name ?? other),
  ),
);

/** True for code that reads the application when it runs, not only when one of its functions is called. */
function readsAtOnce(node: SourceNode): boolean {
  if (/Function|MethodDefinition/.test(node.type)) return false;
  const called =
    node.type === 'CallExpression' && isNode(node['callee']) ? node['callee']['name'] : undefined;
  if (typeof called === 'string' && reads.has(called)) return true;
  return childrenOf(node).some(readsAtOnce);
}

/** Files of the server that read the application as they load. */
const readers = sourceFiles(
  'packages/sijil/server',
  'packages/sijil/schema',
  'packages/sijil/contract',
).filter((file) => file !== application && readsAtOnce(readSource(file).tree));

/** A browser joins these files in chunks, whose order is not that of the imports. */
it('the files that a browser shares with the server load without an application', () => {
  const shared = sourceFiles('packages/sijil/base', 'packages/sijil/schema', 'packages/sijil/contract');
  const code = `for (const file of ${JSON.stringify(shared)}) await import('./' + file);`;
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
});

/** Pages whose code is loaded with the first generated screen, after the application. */
const loadedLater = ['packages/sijil/react/router/consoleRoutes.tsx'];

it('no page reads the application as it loads', () => {
  const pages = sourceFiles('packages/sijil/react', 'src').filter((file) => /\.tsx?$/.test(file));
  expect(pages.filter((file) => readsAtOnce(readSource(file).tree))).toEqual(loadedLater);
});

it('the files that read the application as they load are found', () => {
  expect([...reads]).toEqual(expect.arrayContaining(['resourceNamed', 'operations', 'errors']));
  expect(readers).toEqual([]);
});

/** Commands that load the application while they run, so that they can say what is wrong with a declaration, and parts of others. */
const late = ['declarations', 'entity', 'installation', 'openDatabase', 'openStorage'];

const entries = [
  ...readdirSync(path.join(projectRoot, 'scripts'))
    .filter((name) => name.endsWith('.ts') && !late.includes(name.slice(0, -'.ts'.length)))
    .map((name) => `scripts/${name}`),
  'scripts/field/main.ts',
  'server/main.ts',
  ...sourceFiles('packages/sijil/server', 'server').filter((file) => /(?:Thread|Process)\.ts$/.test(file)),
  'tests/bench/bench.ts',
  'tests/bench/floor.ts',
  'tests/support/serverOfRun.ts',
];

it.each(entries)('%s defines the application before other files read it', (entry) => {
  const order = orderOf(entry);
  const defined = order.indexOf(definitions);
  expect(order.includes(application)).toBe(defined >= 0);
  const early = readers.filter((file) => order.includes(file) && order.indexOf(file) < defined);
  expect(early).toEqual([]);
});
