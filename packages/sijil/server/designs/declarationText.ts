import { holdsFiles } from 'sijil/schema/kindFacts';
import { type FieldDesign, fieldOfDesign } from 'sijil/schema/designs/fieldDesign';
import { parentField } from 'sijil/schema/designs/typeDesign';
import type { Resource } from 'sijil/schema/resource';
import { readPlace } from 'sijil/schema/designs/arrangedFields';
import { neighboursFirst } from 'sijil/schema/designs/designOrder';

/**
 * Writes a designed record type as a declaration in code, without the fields that were added to it. It must still be formatted.
 */
export function typeText({ name, label, fields, list, inline, access, path, api, menu }: Resource): string {
  const factories = ['defineResource', ...(parentField in fields ? ['reference'] : []), 'text'];
  const declared = Object.entries(fields).map(([field, { kind, ...options }]) => {
    return `    ${field}: ${kind}(${literal(options)}),`;
  });
  return `import { ${factories.join(', ')} } from 'sijil/schema/index';

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

/** Adds a child to the source of a declaration. */
export function withChild(source: string, child: string): string {
  const entry = `{ resource: '${child}', by: '${parentField}' }`;
  const begin = source.indexOf('\n  children: [');
  if (begin < 0) return source.replace(/^ {2}access: /m, `  children: [${entry}],\n  access: `);
  const end = source.indexOf('],', begin);
  const before = source.slice(0, end).trimEnd();
  return `${before}${before.endsWith(',') ? '' : ','} ${entry}${source.slice(end)}`;
}

const factories = /^import \{([^}]*)\} from 'sijil\/schema\/index';$/m;

/**
 * Adds designed fields to the source of a declaration: the fields in their places, their names in `list` and `search`, their
 * factories among the imports. The source must still be formatted.
 * @throws Error where the source is not laid out as the formatter leaves a declaration
 */
export function withFields(source: string, designs: readonly FieldDesign[]): string {
  const namesOf = (those: readonly FieldDesign[]) => those.map(({ name }) => `'${name}'`);
  const declared = neighboursFirst(designs).reduce(withField, source);
  const listed = appended(declared, 'list', namesOf(designs.filter(({ inList }) => inList)));
  const searched = appended(listed, 'search', namesOf(designs.filter((design) => design.searched)));
  return imported(
    searched,
    designs.map(({ kind }) => kind),
  );
}

/** Adds one field to the source: next to its neighbour and in the neighbour's section, otherwise after all others. */
function withField(source: string, design: FieldDesign): string {
  const found = readPlace(design.place);
  const { from, to } = fieldsOf(source);
  const line = `    ${declarationText(design)},\n`;
  const neighbour = found && beginOf(source, found.neighbour, { from, to });
  if (!found || neighbour === undefined) return source.slice(0, to) + line + source.slice(to);
  const at = found.side === 'before' ? neighbour : nextField(source, neighbour, to);
  return inSection(source.slice(0, at) + line + source.slice(at), design.name, found);
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Returns the start and end of the declaration's fields in the source. */
function fieldsOf(source: string): Span {
  const begin = /^ {2}fields: \{\n/m;
  const opening = begin.exec(source);
  const from = opening ? opening.index + opening[0].length : -1;
  const closing = from < 0 ? null : /^ {2}\},$/m.exec(source.slice(from));
  if (!closing) throw new Error(`the declaration has no ${String(begin)}`);
  return { from, to: from + closing.index };
}

function beginOf(source: string, field: string, { from, to }: Span): number | undefined {
  const at = source.slice(from, to).search(new RegExp(String.raw`^ {4}${field}: `, 'm'));
  return at < 0 ? undefined : from + at;
}

/** Returns the start of the next field in the source. */
function nextField(source: string, begin: number, end: number): number {
  const after = source.indexOf('\n', begin) + 1;
  const next = source.slice(after, end).search(/^ {4}[^\s})\]]/m);
  return next < 0 ? end : after + next;
}

/** Adds a field next to its neighbour in the section that names the neighbour. */
function inSection(source: string, name: string, place: NonNullable<ReturnType<typeof readPlace>>): string {
  const sections = /^ {2}sections: \[[^]*?^ {2}\],$/m;
  const neighbour = `'${place.neighbour}'`;
  const both = place.side === 'before' ? `'${name}', ${neighbour}` : `${neighbour}, '${name}'`;
  return source.replace(sections, (block) => block.replace(neighbour, () => both));
}

function appended(source: string, option: 'list' | 'search', names: readonly string[]): string {
  if (names.length === 0) return source;
  const array = new RegExp(String.raw`^ {2}${option}: \[([^\]]*)\],$`, 'm');
  if (!array.test(source)) throw new Error(`the declaration has no «${option}» of names`);
  return source.replace(array, (_, present: string) => {
    const before = present.split(',').map((name) => name.trim());
    return `  ${option}: [${[...before.filter(Boolean), ...names].join(', ')}],`;
  });
}

function imported(source: string, kinds: readonly string[]): string {
  if (!factories.test(source)) throw new Error('the declaration imports nothing from sijil/schema/index');
  return source.replace(factories, (_, present: string) => {
    const names = [...present.split(',').map((name) => name.trim()), ...kinds].filter(Boolean);
    const sorted = [...new Set(names)].toSorted((one, other) =>
      one.toLowerCase() < other.toLowerCase() ? -1 : 1,
    );
    return `import { ${sorted.join(', ')} } from 'sijil/schema/index';`;
  });
}

const bare: Omit<FieldDesign, 'resource' | 'name' | 'kind' | 'label' | 'options' | 'target'> = {
  help: null,
  required: false,
  isUnique: false,
  min: null,
  max: null,
  startsAs: null,
  formula: null,
  shownField: null,
  shownValues: null,
  place: null,
  inList: true,
  searched: false,
  readers: null,
  writers: null,
};

/** Writes a designed field as in code: `gateNumber: text({ label: …, addedLater: true })`. */
export function declarationText(design: FieldDesign): string {
  const field = fieldOfDesign(design);
  const { kind, label, help, addedLater, ...settings } = field;
  const options = { label, ...(help && { help }), ...settings, addedLater };
  const defaults: Readonly<Record<string, unknown>> = { ...fieldOfDesign({ ...design, ...bare }) };
  const isOwn = ([name, value]: [string, unknown]) =>
    alwaysGiven.has(name) || holdsFiles(field) || JSON.stringify(defaults[name]) !== JSON.stringify(value);
  const own = Object.fromEntries(Object.entries(options).filter(isOwn));
  return `${design.name}: ${kind}(${literal(own)})`;
}

/** Options without a default in the factory; fields with several files are declared with their number. */
const alwaysGiven = new Set(['label', 'addedLater', 'options', 'to']);

/** Writes a value as code; the formatter breaks its lines. */
function literal(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([name, part]) => `${key(name)}: ${literal(part)}`);
  return `{ ${parts.join(', ')} }`;
}

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

const quoted = (text: string) =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
