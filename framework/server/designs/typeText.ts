import { parentField } from '#framework/schema/designs/typeDesign';
import type { Resource } from '#framework/schema/resource';
import { literal } from './declarationText';

/**
 * A designed record type as the code declares one, before the fields that were added to it. The formatter has still to be
 * run.
 */
export function typeText({ name, label, fields, list, inline, access, path, api, menu }: Resource): string {
  const factories = ['defineResource', ...(parentField in fields ? ['reference'] : []), 'text'];
  const declared = Object.entries(fields).map(([field, { kind, ...options }]) => {
    return `    ${field}: ${kind}(${literal(options)}),`;
  });
  return `import { ${factories.join(', ')} } from '#framework/schema/index';

export const ${name} = defineResource('${name}', {
  label: ${literal(label)},
  fields: {
${declared.join('\n')}
  },
  title: 'name',
  list: ${literal(list)},
  inline: ${literal(inline)},
  search: ['name'],
  access: ${literal(access)},
  addedLater: true,
  path: ${literal(path)},
  api: ${literal(api)},
  menu: ${literal(menu)},
});
`;
}

/** The source of a declaration whose records have others that belong to them. */
export function withChild(source: string, child: string): string {
  const entry = `{ resource: '${child}', by: '${parentField}' }`;
  const begin = source.indexOf('\n  children: [');
  if (begin < 0) return source.replace(/^ {2}access: /m, `  children: [${entry}],\n  access: `);
  const end = source.indexOf('],', begin);
  const before = source.slice(0, end).trimEnd();
  return `${before}${before.endsWith(',') ? '' : ','} ${entry}${source.slice(end)}`;
}
