import type { FieldDesign } from '#framework/schema/designs/fieldDesign';
import { declarationText } from './declarationText';

const factories = /^import \{([^}]*)\} from '#framework\/schema\/index';$/m;

/**
 * The source of a declaration with designed fields in it: the fields after the others, their names in `list` and
 * `search`, their factories among the imports. The formatter has still to be run.
 * @throws Error where the source is not laid out as the formatter leaves a declaration
 */
export function withFields(source: string, designs: readonly FieldDesign[]): string {
  const namesOf = (those: readonly FieldDesign[]) => those.map(({ name }) => `'${name}'`);
  const fields = designs.map((design) => `    ${declarationText(design)},\n`).join('');
  const declared = insertBefore(source, /^ {2}fields: \{\n/m, /^ {2}\},$/m, fields);
  const listed = appended(declared, 'list', namesOf(designs.filter(({ inList }) => inList)));
  const searched = appended(listed, 'search', namesOf(designs.filter((design) => design.searched)));
  return imported(
    searched,
    designs.map(({ kind }) => kind),
  );
}

function insertBefore(source: string, begin: RegExp, end: RegExp, text: string): string {
  const opening = begin.exec(source);
  const from = opening ? opening.index + opening[0].length : -1;
  const closing = from < 0 ? null : end.exec(source.slice(from));
  if (!closing) throw new Error(`the declaration has no ${String(begin)}`);
  const at = from + closing.index;
  return source.slice(0, at) + text + source.slice(at);
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
  if (!factories.test(source))
    throw new Error('the declaration imports nothing from #framework/schema/index');
  return source.replace(factories, (_, present: string) => {
    const names = [...present.split(',').map((name) => name.trim()), ...kinds].filter(Boolean);
    const sorted = [...new Set(names)].toSorted((one, other) =>
      one.toLowerCase() < other.toLowerCase() ? -1 : 1,
    );
    return `import { ${sorted.join(', ')} } from '#framework/schema/index';`;
  });
}
