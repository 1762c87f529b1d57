import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { registry, resourceNamed } from 'sijil/schema/application';
import { baseOf, declaredNames, isDesignedType } from 'sijil/schema/designs/applyDesign';
import type { FieldDesign } from 'sijil/schema/designs/fieldDesign';
import type { TypeDesign } from 'sijil/schema/designs/typeDesign';
import { declarationText, typeText, withChild, withFields } from './declarationText';

/**
 * Adds a declaration to the list of declarations, `src/resources/index.ts`: its import after the last one, its entry at the end,
 * which is its position in the menu.
 */
export function listedIn(source: string, name: string, folder = './'): string {
  const lines = source.split('\n');
  const lastImport = lines.findLastIndex((line) => line.startsWith('import '));
  lines.splice(lastImport + 1, 0, `import { ${name} } from '${folder}${name}';`);
  const end = lines.findIndex((line) => line.startsWith('} as const satisfies'));
  lines.splice(end, 0, `  ${name},`);
  return lines.join('\n');
}

interface Adoption {
  readonly types: readonly TypeDesign[];
  readonly fields: readonly FieldDesign[];
  /** Folder of the declarations, from the working directory. */
  readonly folder: string;
  /** True: only reports what the code does not declare yet. */
  readonly check: boolean;
}

interface Outcome {
  readonly succeeded: boolean;
  readonly message: string;
}

/**
 * Writes designed record types and fields into the declarations of the code, or reports those that are missing there. The
 * migration is a separate command. An installation that has them keeps its records and values: the migration finds the tables
 * and columns, and the declarations replace the designs.
 */
export function adoptDesign({ types, fields, folder, check }: Adoption): Outcome {
  const newTypes = types.filter(({ name }) => !isInCode(name));
  const missing = fields.filter((design) => isMissing(design, newTypes));
  if (newTypes.length === 0 && missing.length === 0)
    return { succeeded: true, message: 'The code declares everything that was designed.' };
  const shown = [
    ...newTypes.map(({ name, many }) => `  ${name}: a record type, «${many.en}»`),
    ...missing.map((design) => `  ${design.resource}: ${declarationText(design)}`),
  ].join('\n');
  if (check)
    return {
      succeeded: false,
      message: `What was designed is not in the code yet:\n\n${shown}\n\nRun "npm run adopt".`,
    };
  const files = [
    ...newTypes.flatMap((type) => writeType(folder, type)),
    ...[...new Set(missing.map(({ resource }) => resource))].map((resource) =>
      change(declarationFile(folder, resource), (source) =>
        withFields(
          source,
          missing.filter((design) => design.resource === resource),
        ),
      ),
    ),
  ];
  const changed = [...new Set(files)];
  const formatted = spawnSync('npx', ['oxfmt', ...changed], { encoding: 'utf8' });
  if (formatted.status !== 0) return { succeeded: false, message: formatted.stderr };
  return {
    succeeded: true,
    message: `Declared in ${changed.join(', ')}:\n\n${shown}\n\nNext: npm run migration -- adopted, then npm run check.`,
  };
}

function isInCode(name: string): boolean {
  const resource = resourceNamed(name);
  return resource !== undefined && !isDesignedType(resource);
}

function isMissing({ resource: name, name: field }: FieldDesign, newTypes: readonly TypeDesign[]): boolean {
  if (newTypes.some((type) => type.name === name)) return true;
  const resource = resourceNamed(name);
  return resource !== undefined && !declaredNames(resource).includes(field);
}

/** Writes the declaration of a type, its entry in the list of all, and the tab on the page of its parent. */
function writeType(folder: string, type: TypeDesign): string[] {
  const file = path.join(folder, `${type.name}.ts`);
  writeFileSync(file, typeText(baseOf(registry(), type)), { flag: 'wx' });
  const index = change(path.join(folder, 'index.ts'), (source) => listedIn(source, type.name));
  if (type.parent === null) return [file, index];
  const parent = declarationFile(folder, type.parent);
  return [file, index, change(parent, (source) => withChild(source, type.name))];
}

function change(file: string, by: (source: string) => string): string {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
  return file;
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
