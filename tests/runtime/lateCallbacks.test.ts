import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSync } from 'vite';
import { codeFolders, sourceFiles } from '../support/folderTree';
import { childrenOf, isNode, readSource, type SourceNode, walk } from '../support/sourceTree';

const isFunction = ({ type }: SourceNode) => /Function/.test(type) && type !== 'TSFunctionType';

/** Names that a pattern of parameters or of a declaration binds. */
function namesIn(pattern: SourceNode): string[] {
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  if (pattern.type === 'Property') return isNode(pattern['value']) ? namesIn(pattern['value']) : [];
  if (pattern.type === 'AssignmentPattern') return isNode(pattern['left']) ? namesIn(pattern['left']) : [];
  return childrenOf(pattern).flatMap(namesIn);
}

const declared = new WeakMap<SourceNode, ReadonlySet<string>>();

/** Names that a function declares itself, not those of functions in it. */
function declaredIn(of: SourceNode): ReadonlySet<string> {
  const known = declared.get(of) ?? readDeclared(of);
  declared.set(of, known);
  return known;
}

function readDeclared(of: SourceNode): ReadonlySet<string> {
  const { params } = of;
  const names = (Array.isArray(params) ? params.filter(isNode) : []).flatMap(namesIn);
  const visit = (node: SourceNode) => {
    if (node.type === 'VariableDeclarator' && isNode(node['id'])) names.push(...namesIn(node['id']));
    if (isFunction(node)) return;
    childrenOf(node).forEach(visit);
  };
  if (isNode(of['body'])) visit(of['body']);
  return new Set(names);
}

/** The name at the beginning of `record.part`, unless it is that of a ref's current value. */
function rootOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return String(node['name']);
  if (node.type !== 'MemberExpression') return null;
  const { property } = node;
  return isNode(property) && property['name'] === 'current' ? null : rootOf(node['object']);
}

/** Properties that take a callback which is called after an upload. */
const lateProperties = new Set(['onDone', 'onAdd']);
const uploadHooks = new Set(['useUpload', 'useUploads']);

/** Callbacks that run later than the render which made them: after an await, in `then`, or at the end of an upload. */
function lateParts(tree: SourceNode): { readonly of: SourceNode; readonly from: number }[] {
  const parts: { of: SourceNode; from: number }[] = [];
  const add = (value: unknown) => {
    const of = isNode(value) && value.type === 'JSXExpressionContainer' ? value['expression'] : value;
    if (isNode(of) && isFunction(of)) parts.push({ of, from: of.start });
  };
  walk(tree, (node) => {
    if (isFunction(node) && node['async'] === true) {
      let from = Infinity;
      walk(node, (inner) => {
        if (inner.type === 'AwaitExpression') from = Math.min(from, Number(inner['end']));
      });
      if (from < Infinity) parts.push({ of: node, from });
    }
    const { callee, arguments: given, name, value } = node;
    if (node.type === 'JSXAttribute' && isNode(name) && lateProperties.has(String(name['name']))) add(value);
    if (node.type !== 'CallExpression' || !isNode(callee) || !Array.isArray(given)) return;
    const isThen =
      isNode(callee['property']) && ['then', 'finally'].includes(String(callee['property']['name']));
    if (isThen || uploadHooks.has(String(callee['name']))) given.forEach(add);
  });
  return parts;
}

/** Copies of a record of the render around a late callback: `{ ...record, photo }` undoes what was typed meanwhile. */
function staleCopies(tree: SourceNode): readonly SourceNode[] {
  const found = new Set<SourceNode>();
  const late = lateParts(tree);
  if (late.length === 0) return [];
  const around = new Map<SourceNode, readonly SourceNode[]>();
  const visit = (node: SourceNode, functions: readonly SourceNode[]) => {
    around.set(node, functions);
    const inside = isFunction(node) ? [...functions, node] : functions;
    for (const child of childrenOf(node)) visit(child, inside);
  };
  visit(tree, []);
  for (const { of, from } of late) {
    const outer = around.get(of) ?? [];
    walk(of, (node) => {
      if (node.type !== 'SpreadElement' || node.start < from) return;
      const name = rootOf(node['argument']);
      const inner = (around.get(node) ?? []).slice(outer.length);
      if (name === null || inner.some((one) => declaredIn(one).has(name))) return;
      // The outermost function is the component or hook, which has the record of its render.
      const [render] = outer;
      if (render && declaredIn(render).has(name)) found.add(node);
    });
  }
  return [...found];
}

const copiesIn = (code: string) =>
  staleCopies(parseSync('x.tsx', code).program as unknown as SourceNode).length;

describe('a callback that runs after a wait', () => {
  it('copies no record of the render that began the wait: what was typed meanwhile would be undone', () => {
    const copies = sourceFiles(...codeFolders.browser).flatMap((file) => {
      const source = readSource(file);
      return staleCopies(source.tree).map(({ start }) => `${file}:${String(source.lineOf(start))}`);
    });
    expect(copies).toEqual([]);
  });

  it.each([
    ['const P = ({ post, change }) => <UploadBox onDone={({ id }) => change({ ...post, image: id })} />', 1],
    ['const P = ({ files, put }) => { useUploads("document", (file) => put([...files, file])); }', 1],
    [
      'const P = ({ item, save }) => { const go = async () => { await wait(); save({ ...item, done: true }); }; }',
      1,
    ],
    ['const P = ({ item, save }) => { const go = () => wait().then(() => save({ ...item.draft })); }', 1],
    ['const P = ({ item, save }) => { const go = async () => { await save({ ...item, done: true }); }; }', 0],
    [
      'const P = ({ change }) => <UploadBox onDone={({ id }) => change((now) => ({ ...now, image: id }))} />',
      0,
    ],
    [
      'const P = ({ put }) => { const now = useRef([]); useUploads("pdf", (one) => put([...now.current, one])); }',
      0,
    ],
    [
      'const P = ({ item }) => { const go = async () => { const sent = { ...item }; await wait(sent); }; }',
      0,
    ],
    ['const all = []; const P = () => { const go = async () => { await wait(); use([...all]); }; }', 0],
  ])('%j: stale copies %i', (code, count) => {
    expect(copiesIn(code)).toBe(count);
  });
});

describe('an upload', () => {
  it('is begun only by the hooks that call the newest render’s callback', () => {
    const callers = sourceFiles(...codeFolders.browser).filter((file) =>
      /\btryUpload\(/.test(readFileSync(file, 'utf8')),
    );
    expect(callers.toSorted()).toEqual([
      'packages/sijil/react/fields/upload/tryUpload.ts',
      'packages/sijil/react/fields/upload/useUploads.ts',
    ]);
    expect(readSource('packages/sijil/react/fields/upload/useUploads.ts').text).toContain(
      'useLatest(onDone)',
    );
  });
});
