import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, sourceFiles } from '../support/folderTree';
import { childrenOf, isNode, readSource, type SourceNode } from '../support/sourceTree';

const roots: readonly (readonly [prefix: string, folder: string])[] = [
  ['#framework/', 'framework/'],
  ['@framework/', 'framework/react/'],
  ['#domain/', 'domain/'],
  ['#resources/', 'src/resources/'],
  ['#app/', 'app/'],
  ['@/', 'src/'],
];
const declarations = 'src/resources/index.ts';

/** File that an import names; undefined for a package. */
function fileOf(from: string, specifier: string): string | undefined {
  if (specifier === '#resources') return declarations;
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

/** Functions by which the framework reads what an application defines with its declarations. */
const reads = new Set(['registry', 'resources', 'resourceList', 'resourceNamed']);

/** True for code that reads the declarations when it runs, not only when one of its functions is called. */
function readsAtOnce(node: SourceNode): boolean {
  if (/Function|MethodDefinition/.test(node.type)) return false;
  const called =
    node.type === 'CallExpression' && isNode(node['callee']) ? node['callee']['name'] : undefined;
  if (typeof called === 'string' && reads.has(called)) return true;
  return childrenOf(node).some(readsAtOnce);
}

/** Files of the server that read the declarations as they load. */
const readers = sourceFiles('framework/server', 'framework/schema', 'framework/contract').filter((file) =>
  readsAtOnce(readSource(file).tree),
);

it('the files that read the declarations as they load are found', () => {
  expect(readers).toContain('framework/server/db/schema/tables.ts');
});

const entries = [
  ...readdirSync(path.join(projectRoot, 'scripts'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `scripts/${name}`),
  'scripts/field/main.ts',
  'server/main.ts',
  'server/pdf/thread/drawingThread.ts',
  'tests/bench/bench.ts',
  'tests/bench/floor.ts',
];

it.each(entries)('%s defines the declarations before other files read them', (entry) => {
  const order = orderOf(entry);
  const defined = order.indexOf(declarations);
  const early = readers.filter((file) => order.includes(file) && order.indexOf(file) < defined);
  expect(early).toEqual([]);
  expect(defined < 0 && readers.some((file) => order.includes(file))).toBe(false);
});
