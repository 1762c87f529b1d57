/**
 * The first step of `npm run check`: what is wrong with the declarations, numbered, each with its mend. It speaks before
 * the compiler does, because a newcomer to the house meets these mistakes first.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkResources } from '../domain/schema/checkResources';
import type { Resource } from '../domain/schema/resource';

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../src/resources'));

const problems = await findProblems();
for (const [index, problem] of problems.entries())
  console.log(`${String(index + 1).padStart(3)}. ${problem}`);
console.log(
  problems.length === 0
    ? 'All declarations are sound.'
    : `\n${problems.length} to mend in src/resources. The rules are in domain/schema/checks.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

async function findProblems(): Promise<string[]> {
  try {
    const { resourceList } = (await import(pathToFileURL(path.join(folder, 'index.ts')).href)) as {
      resourceList: readonly Resource[];
    };
    return [...forgotten(resourceList), ...checkResources(resourceList)];
  } catch (error) {
    return [`R20 src/resources could not be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** A declaration that nobody imports would be silently missing everywhere. */
function forgotten(resources: readonly Resource[]): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const [, name] =
        /define(?:Module)?Resource\(\s*'(\w+)'/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
      return name === undefined || resources.some((resource) => resource.name === name)
        ? []
        : [
            `R19 ${name}: is declared in src/resources/${file} but not listed. Add it to src/resources/index.ts.`,
          ];
    });
}
