/**
 * `npm run entity -- equipment`: writes the declaration of a new back-office entity and lists it. It has no prompts; the Arabic
 * labels, which only a person can write, stay empty, and the next two commands report them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listedIn } from 'sijil/server/designs/adoptDesign';

const folder = path.resolve(process.argv[3] ?? path.join(import.meta.dirname, '../src/resources'));
const index = path.join(folder, 'index.ts');
const name = process.argv[2] ?? '';

const refusal = whyNot(name);
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
} else {
  writeFileSync(fileOf(name), declarationOf(name), { flag: 'wx' });
  writeFileSync(index, listedIn(readFileSync(index, 'utf8'), name));
  console.log(`Wrote src/resources/${name}.ts and listed it in src/resources/index.ts.

Next:
  1. Open src/resources/${name}.ts: write the Arabic labels and add the fields that it needs.
  2. npm run migration -- ${name}   makes its table; read the SQL that it wrote.
  3. npm run check           says what is still missing or wrong, with its mend.
  4. npm start               its list, form, page, API, access tests and menu entry are there.`);
}

function whyNot(typed: string): string | null {
  if (!/^[a-z][A-Za-z0-9]*$/.test(typed)) {
    return 'Usage: npm run entity -- equipment\nThe name is one word in camelCase, in the plural where there is one: fridges, cuisineTypes.';
  }
  if (existsSync(fileOf(typed))) return `src/resources/${typed}.ts is there already. Choose another name.`;
  return new RegExp(`^ {2}${typed},$`, 'm').test(readFileSync(index, 'utf8'))
    ? `src/resources/index.ts lists "${typed}" already. Choose another name.`
    : null;
}

function fileOf(entity: string): string {
  return path.join(folder, `${entity}.ts`);
}

function declarationOf(entity: string): string {
  const words = entity.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  const many = words.charAt(0).toUpperCase() + words.slice(1);
  const one = many.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  const kebab = words.replaceAll(' ', '-');
  const address = kebab === entity ? '' : `\n  path: '/${kebab}',`;
  return `import { boolean, defineResource, text } from 'sijil/schema/index';

export const ${entity} = defineResource('${entity}', {
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
  access: { read: ['admin'], create: ['admin'], update: ['admin'], delete: ['admin'] },
  menu: { icon: 'table' },
});
`;
}
