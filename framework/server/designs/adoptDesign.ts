import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resourceNamed } from '#app/resources';
import { declaredNames } from '#framework/schema/designs/applyDesign';
import type { FieldDesign } from '#framework/schema/designs/fieldDesign';
import { declarationText } from './declarationText';
import { withFields } from './withFields';

interface Adoption {
  readonly designs: readonly FieldDesign[];
  /** Folder of the declarations, from the working directory. */
  readonly folder: string;
  /** Only reports what the code does not declare yet. */
  readonly check: boolean;
}

interface Outcome {
  readonly succeeded: boolean;
  readonly message: string;
}

/**
 * Writes designed fields into the declarations of the code, or says which are missing there. The migration is the next
 * command's. An installation that has the fields keeps their values: the migration finds the columns, and the designs
 * give way to the declarations.
 */
export function adoptDesign({ designs, folder, check }: Adoption): Outcome {
  const missing = designs.filter(isMissing);
  if (missing.length === 0)
    return { succeeded: true, message: 'The code declares every field that was designed.' };
  const shown = missing.map((design) => `  ${design.resource}: ${declarationText(design)}`).join('\n');
  if (check)
    return {
      succeeded: false,
      message: `Fields that were designed are not in the code yet:\n\n${shown}\n\nRun "npm run adopt".`,
    };
  const files = [...new Set(missing.map(({ resource }) => resource))].map((resource) => {
    const fields = missing.filter((design) => design.resource === resource);
    const file = declarationFile(folder, resource);
    writeFileSync(file, withFields(readFileSync(file, 'utf8'), fields));
    return file;
  });
  const formatted = spawnSync('npx', ['oxfmt', ...files], { encoding: 'utf8' });
  if (formatted.status !== 0) return { succeeded: false, message: formatted.stderr };
  return {
    succeeded: true,
    message: `Declared in ${files.join(', ')}:\n\n${shown}\n\nNext: npm run migration -- adopted_fields, then npm run check.`,
  };
}

function isMissing({ resource: name, name: field }: FieldDesign): boolean {
  const resource = resourceNamed(name);
  return resource !== undefined && !declaredNames(resource).includes(field);
}

/** @throws Error where no file of the folder declares the resource */
function declarationFile(folder: string, resource: string): string {
  const begin = `defineResource('${resource}'`;
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(folder, name))
    .find((file) => readFileSync(file, 'utf8').includes(begin));
  if (found === undefined) throw new Error(`no file of ${folder} holds ${begin}`);
  return found;
}
