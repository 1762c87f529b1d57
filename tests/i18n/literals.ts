import { filesUnder, isNode, readSource, type Source, type SourceNode, walk } from '../support/sourceTree';

export interface LiteralText {
  /** `domain/errors.ts:39` */
  readonly place: string;
  /** An inserted value is shown as `{…}`. */
  readonly text: string;
}

const arabic = /\p{Script=Arabic}/u;

/** The Arabic texts within the code: literals with Arabic letters, and values of `ar` in `{ ar, en }`. */
export function arabicLiterals(folders: readonly string[]): LiteralText[] {
  return sourcesOf(folders).flatMap((source) => {
    const found = new Map<number, LiteralText>();
    walk(source.tree, (node) => {
      for (const one of [...textsIn(node).filter(({ text }) => arabic.test(text)), ...sideOf(node, 'ar')])
        found.set(one.start, { place: placeOf(source, one), text: one.text });
    });
    return [...found.values()];
  });
}

/** Their English counterparts: values of `en` in objects that have both languages. */
export function englishLiterals(folders: readonly string[]): LiteralText[] {
  return sourcesOf(folders).flatMap((source) => {
    const found: LiteralText[] = [];
    walk(source.tree, (node) => {
      for (const one of sideOf(node, 'en')) found.push({ place: placeOf(source, one), text: one.text });
    });
    return found;
  });
}

export interface PairedText {
  readonly place: string;
  readonly ar: string;
  readonly en: string;
}

/** The texts of the code that are literals in both languages: `{ ar: '…', en: '…' }`. */
export function pairedLiterals(folders: readonly string[]): PairedText[] {
  return sourcesOf(folders).flatMap((source) => {
    const found: PairedText[] = [];
    walk(source.tree, (node) => {
      const pair = pairOf(node);
      if (pair) found.push({ place: `${source.file}:${source.lineOf(node.start)}`, ...pair });
    });
    return found;
  });
}

/** Labels under a property of the object that a function receives, such as `label` in `text({ label: { … } })`. */
export function labelsOfCalls(folders: readonly string[], property: string): LabelOfCall[] {
  return sourcesOf(folders).flatMap((source) => {
    const found: LabelOfCall[] = [];
    walk(source.tree, (node) => {
      if (node.type !== 'CallExpression') return;
      const [first] = node['arguments'] as SourceNode[];
      const pair = first && pairOf(valuesOf(first).get(property));
      if (!pair) return;
      const { callee } = node as unknown as { readonly callee: SourceNode };
      const place = `${source.file}:${source.lineOf(node.start)}`;
      found.push({ place, ...pair, calls: typeof callee['name'] === 'string' ? callee['name'] : '' });
    });
    return found;
  });
}

interface LabelOfCall extends PairedText {
  /** Name of the called function. */
  readonly calls: string;
}

function pairOf(node: unknown): { readonly ar: string; readonly en: string } | null {
  if (!isNode(node)) return null;
  const values = valuesOf(node);
  const [ar, en] = ['ar', 'en'].map((language) => {
    const value = values.get(language);
    return isNode(value) && value.type === 'Literal' ? value['value'] : undefined;
  });
  return typeof ar === 'string' && typeof en === 'string' ? { ar, en } : null;
}

/** The values of an object by the names of its properties. */
function valuesOf(node: SourceNode): Map<string, unknown> {
  if (node.type !== 'ObjectExpression') return new Map();
  return new Map(
    (node['properties'] as SourceNode[]).flatMap((one): [string, unknown][] =>
      isNode(one['key']) ? [[String(one['key']['name'] ?? one['key']['value']), one['value']]] : [],
    ),
  );
}

const sourcesOf = (folders: readonly string[]) =>
  folders.flatMap((folder) => filesUnder(folder, ['.ts', '.tsx'])).map(readSource);

interface Found {
  readonly start: number;
  readonly text: string;
}

const placeOf = ({ file, lineOf }: Source, { start }: Found) => `${file}:${lineOf(start)}`;

/** The text of a literal; nothing for any other node. */
function textsIn(node: SourceNode): Found[] {
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    return [{ start: node.start, text: node['value'] }];
  if (node.type !== 'TemplateLiteral') return [];
  const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return [{ start: node.start, text: parts.join('{…}') }];
}

/** The texts under `ar` or `en` of an object that has both, including every branch of an expression or function. */
function sideOf(node: SourceNode, language: 'ar' | 'en'): Found[] {
  if (node.type !== 'ObjectExpression') return [];
  const named = valuesOf(node);
  const value = named.get(language);
  // A table keyed by language contains texts of its own, which are visited separately.
  if (!named.has('ar') || !named.has('en') || !isNode(value) || value.type === 'ObjectExpression') return [];
  const found: Found[] = [];
  walk(value, (inner) => found.push(...textsIn(inner)));
  return found;
}
