import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Resource } from 'sijil/schema/resource';

interface Declarations {
  /** Folder of the application; the other paths begin there. */
  readonly root: string;
  /** Folder of the declarations. */
  readonly folder: string;
  /** File that lists the declarations. */
  readonly index: string;
  /** Reads the listed declarations, and returns them and the numbered mistakes in them. */
  readonly read: () => Promise<{
    readonly resources: readonly Resource[];
    readonly problems: () => Promise<string[]>;
  }>;
}

/** Prints the numbered mistakes of the declarations, each with its fix and its line. Returns true where there is none. */
export async function reportDeclarations(declarations: Declarations): Promise<boolean> {
  const { folder } = declarations;
  const sources = readSources(declarations);
  const problems = await findProblems(declarations, sources);
  for (const [index, problem] of problems.entries()) {
    console.log(`${String(index + 1).padStart(3)}. ${problem}`);
    const place = placeOf(problem, sources);
    if (place) console.log(`     ${place}`);
  }
  console.log(
    problems.length === 0
      ? 'All declarations are sound.'
      : `\n${problems.length} to mend in ${folder}. The rules are in packages/sijil/schema/checks.`,
  );
  return problems.length === 0;
}

type Sources = ReadonlyMap<string, { readonly file: string; readonly text: string }>;

async function findProblems({ folder, index, read }: Declarations, sources: Sources): Promise<string[]> {
  try {
    const { resources, problems } = await read();
    const unlisted = [...sources]
      .filter(([name]) => !resources.some((resource) => resource.name === name))
      .map(([name, { file }]) => `R19 ${name}: is declared in ${file} but not listed. Add it to ${index}.`);
    return [...unlisted, ...(await problems())];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return /^A\d+ /.test(message) ? [message] : [`R20 ${folder} could not be read: ${message}`];
  }
}

/** File and text of each declaration, by its name. */
function readSources({ root, folder }: Declarations): Sources {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.ts'));
  return new Map(
    files.flatMap((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(path.join(root, file), 'utf8');
      const [, declared] = /define(?:Module)?Resource\(\s*'(\w+)'/.exec(text) ?? [];
      return declared === undefined ? [] : [[declared, { file, text }] as const];
    }),
  );
}

/**
 * Location of a problem, such as `src/resources/equipment.ts:12`: the first occurrence of the word that it is about, otherwise
 * the declaration.
 */
function placeOf(problem: string, sources: Sources): string | null {
  const [, name = '', field] = /^R\d+ (\w+)(?:\.(\w+))?/.exec(problem) ?? [];
  const source = sources.get(name);
  if (!source) return null;
  const [, quoted] = /"([^"]+)"/.exec(problem) ?? [];
  const [, part] = /«(\w+)/.exec(problem) ?? [];
  const lines = source.text.split('\n');
  const about = [quoted && `'${quoted}'`, field && `${field}:`, quoted, part && `${part}:`, `'${name}'`];
  const found = about.map((word) => (word ? lines.findIndex((line) => line.includes(word)) : -1));
  return `${source.file}:${(found.find((line) => line >= 0) ?? 0) + 1}`;
}
