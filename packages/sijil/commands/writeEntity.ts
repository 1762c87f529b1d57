import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listedIn } from 'sijil/server/designs/adoptDesign';

interface Entity {
  readonly name: string;
  /** Folder of the application; the other paths begin there. */
  readonly root: string;
  /** Folder of the declarations. */
  readonly folder: string;
  /** File that lists the declarations. */
  readonly index: string;
  /** Roles that read and write it, until somebody changes that. */
  readonly roles: readonly string[];
  /** How a person runs a command. */
  readonly run: (command: string, name?: string) => string;
}

interface Outcome {
  readonly succeeded: boolean;
  readonly message: string;
}

/**
 * Writes the declaration of a new record type and lists it. The Arabic labels, which only a person can write, stay empty, and
 * the next two commands report them.
 */
export function writeEntity(entity: Entity): Outcome {
  const { name, root, folder, index, run } = entity;
  const file = `${folder}/${name}.ts`;
  const refusal = whyNot(entity, file);
  if (refusal !== null) return { succeeded: false, message: refusal };
  writeFileSync(path.join(root, file), declarationOf(entity), { flag: 'wx' });
  const inFolder = path.posix.relative(path.posix.dirname(index), folder);
  const from = inFolder === '' ? './' : `./${inFolder}/`;
  const list = path.join(root, index);
  writeFileSync(list, listedIn(readFileSync(list, 'utf8'), name, from));
  return {
    succeeded: true,
    message: `Wrote ${file} and listed it in ${index}.

Next:
  1. Open ${file}: write the Arabic labels and add the fields that it needs.
  2. ${run('migration', name).padEnd(30)}makes its table; read the SQL that it wrote.
  3. ${run('check').padEnd(30)}says what is still missing or wrong, with its mend.
  4. ${run('start').padEnd(30)}its list, form, page, API and menu entry are there.`,
  };
}

function whyNot({ name, root, index, run }: Entity, file: string): string | null {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name))
    return `Usage: ${run('entity', 'equipment')}\nThe name is one word in camelCase, in the plural where there is one: fridges, cuisineTypes.`;
  if (existsSync(path.join(root, file))) return `${file} is there already. Choose another name.`;
  const list = readFileSync(path.join(root, index), 'utf8');
  if (!/^\} as const satisfies/m.test(list))
    return `${index} has no list that ends in "} as const satisfies Record<string, Resource>;", in which to write "${name}".`;
  return new RegExp(`^ {2}${name},$`, 'm').test(list)
    ? `${index} lists "${name}" already. Choose another name.`
    : null;
}

function declarationOf({ name, roles }: Entity): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  const many = words.charAt(0).toUpperCase() + words.slice(1);
  const one = many.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  const kebab = words.replaceAll(' ', '-');
  const address = kebab === name ? '' : `\n  path: '/${kebab}',`;
  const rights = `[${roles.map((role) => `'${role}'`).join(', ')}]`;
  return `import { boolean, defineResource, text } from 'sijil/schema/index';

export const ${name} = defineResource('${name}', {
  // Write the Arabic: the name of one with its article, and of many.
  label: { one: { ar: '', en: '${one}' }, many: { ar: '', en: '${many}' } },${address}
  fields: {
    name: text({ label: { ar: 'الاسم', en: 'Name' }, required: true, max: 120 }),
    active: boolean({ label: { ar: 'مفعّل', en: 'Active' }, default: true }),
  },
  title: 'name',
  list: ['name', 'active'],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  access: { read: ${rights}, create: ${rights}, update: ${rights}, delete: ${rights} },
  menu: { icon: 'table' },
});
`;
}
