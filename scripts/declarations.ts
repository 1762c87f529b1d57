/**
 * First step of `npm run check`: prints the numbered mistakes of the declarations, each with its fix. It runs before the
 * compiler, because newcomers make these mistakes first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Declarations from '#resources';
import { accountFields, defineApplication } from 'sijil/schema/application';
import { checkResources } from 'sijil/schema/checkResources';
import type { Resource } from 'sijil/schema/resource';

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../src/resources'));

const sources = readSources();
const problems = await findProblems();
for (const [index, problem] of problems.entries()) {
  console.log(`${String(index + 1).padStart(3)}. ${problem}`);
  const place = placeOf(problem);
  if (place) console.log(`     ${place}`);
}
console.log(
  problems.length === 0
    ? 'All declarations are sound.'
    : `\n${problems.length} to mend in src/resources. The rules are in packages/sijil/schema/checks.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

async function findProblems(): Promise<string[]> {
  try {
    const { registry, resourceList, resources } = (await import(
      pathToFileURL(path.join(folder, 'index.ts')).href
    )) as typeof Declarations;
    await import('../server/definitions');
    defineApplication({ resources: { registry, resources, accountFields: accountFields() } });
    const found = [...forgotten(resourceList), ...checkResources(resourceList)];
    if (found.length > 0) return found;
    // The tables can only be built from valid declarations.
    const { moduleTableNames } = await import('../server/db/schema/index');
    const { lists } = await import('#resources/lists');
    return checkResources(resourceList, moduleTableNames, lists);
  } catch (error) {
    return [`R20 src/resources could not be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** File and text of each declaration, by its name. */
function readSources(): ReadonlyMap<string, { file: string; text: string }> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const [, name] = /define(?:Module)?Resource\(\s*'(\w+)'/.exec(text) ?? [];
      return name === undefined ? [] : [[name, { file, text }] as const];
    }),
  );
}

/** Declarations that no index imports and that would therefore be missing everywhere without an error. */
function forgotten(resources: readonly Resource[]): string[] {
  return [...sources]
    .filter(([name]) => !resources.some((resource) => resource.name === name))
    .map(
      ([name, { file }]) =>
        `R19 ${name}: is declared in src/resources/${file} but not listed. Add it to src/resources/index.ts.`,
    );
}

/**
 * Location of a problem, such as `src/resources/equipment.ts:12`: the first occurrence of the word that it is about, otherwise
 * the declaration.
 */
function placeOf(problem: string): string | null {
  const [, name = '', field] = /^R\d+ (\w+)(?:\.(\w+))?/.exec(problem) ?? [];
  const source = sources.get(name);
  if (!source) return null;
  const [, quoted] = /"([^"]+)"/.exec(problem) ?? [];
  const [, part] = /«(\w+)/.exec(problem) ?? [];
  const lines = source.text.split('\n');
  const about = [quoted && `'${quoted}'`, field && `${field}:`, quoted, part && `${part}:`, `'${name}'`];
  const found = about.map((word) => (word ? lines.findIndex((line) => line.includes(word)) : -1));
  return `src/resources/${source.file}:${(found.find((line) => line >= 0) ?? 0) + 1}`;
}
