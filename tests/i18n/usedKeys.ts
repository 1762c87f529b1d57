import { childrenOf, isNode, type Source, type SourceNode } from '../support/sourceTree';

export interface UsedKey {
  readonly place: string;
  /** Null where `t` is a parameter: then any namespace will do. */
  readonly namespace: string | null;
  readonly key: string;
  /** The names of the values passed to the text; null where they are not written out: `{ ...counts }`. */
  readonly values: readonly string[] | null;
}

type Scope = ReadonlyMap<string, string | null>;

/**
 * Every `t('key')` of a file with the namespace of its `t`. In a computed key, `status.*`, a star stands for an inserted
 * part; a key that is a variable is left out.
 */
export function usedKeys(source: Source): UsedKey[] {
  const found: UsedKey[] = [];
  visit(source.tree, new Map(), source, found);
  return found;
}

function visit(node: SourceNode, scope: Scope, source: Source, found: UsedKey[]): void {
  const inner = opensScope(node)
    ? new Map([...scope, ...parametersNamedT(node), ...translatorsIn(node)])
    : scope;
  if (node.type === 'CallExpression') collect(node, inner, source, found);
  for (const child of childrenOf(node)) visit(child, inner, source, found);
}

function opensScope({ type }: SourceNode): boolean {
  return /Function|Program/.test(type);
}

function collect(node: SourceNode, scope: Scope, source: Source, found: UsedKey[]): void {
  const name = translatorName(node['callee']);
  if (name === null || !(scope.has(name) || name === 'i18next.t')) return;
  const [first, second] = node['arguments'] as SourceNode[];
  const own = namespaceOption(second) ?? (name === 'i18next.t' ? 'common' : (scope.get(name) ?? null));
  for (const { value } of literalsIn(first)) {
    const [before, after] = value.split(':');
    const key =
      after === undefined ? { namespace: own, key: value } : { namespace: before ?? null, key: after };
    found.push({ ...key, values: valuesOf(second), place: `${source.file}:${source.lineOf(node.start)}` });
  }
}

function translatorName(callee: unknown): string | null {
  if (!isNode(callee)) return null;
  if (callee.type === 'Identifier') return callee['name'] as string;
  if (callee.type !== 'MemberExpression') return null;
  const [object, property] = [callee['object'], callee['property']] as SourceNode[];
  const complete = `${String(object?.['name'])}.${String(property?.['name'])}`;
  return complete === 'i18next.t' ? complete : null;
}

/** The literal, with a star for each inserted part; both branches of a conditional. */
function literalsIn(node: SourceNode | undefined): { readonly value: string }[] {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return [{ value: node['value'] }];
  if (node?.type === 'TemplateLiteral') {
    const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    return [{ value: parts.join('*') }];
  }
  if (node?.type === 'ConditionalExpression')
    return [...literalsIn(node['consequent'] as SourceNode), ...literalsIn(node['alternate'] as SourceNode)];
  return [];
}

function namespaceOption(node: SourceNode | undefined): string | null {
  if (node?.type !== 'ObjectExpression') return null;
  const option = (node['properties'] as SourceNode[]).find(
    (one) => isNode(one['key']) && one['key']['name'] === 'ns',
  );
  const value = option?.['value'];
  return isNode(value) && typeof value['value'] === 'string' ? value['value'] : null;
}

/** Options that i18next reads itself and does not insert into a text. */
const options = new Set(['ns', 'lng', 'defaultValue', 'returnObjects']);

function valuesOf(node: SourceNode | undefined): string[] | null {
  if (node === undefined) return [];
  if (node.type !== 'ObjectExpression') return null;
  const names = (node['properties'] as SourceNode[]).map((one) =>
    isNode(one['key']) ? String(one['key']['name'] ?? one['key']['value']) : null,
  );
  const written = names.filter((name) => name !== null);
  return written.length < names.length ? null : written.filter((name) => !options.has(name));
}

function parametersNamedT(node: SourceNode): [string, null][] {
  const parameters = (node['params'] ?? []) as SourceNode[] | SourceNode;
  const list = Array.isArray(parameters) ? parameters : [];
  return list.flatMap((one): [string, null][] => (one['name'] === 't' ? [['t', null]] : []));
}

/** `const { t: words } = useTranslation('theme')` at this level of the function: words → theme. */
function translatorsIn(node: SourceNode): [string, string | null][] {
  const body = isNode(node['body']) ? (node['body']['body'] as SourceNode[] | undefined) : node['body'];
  const statements = Array.isArray(body) ? (body as SourceNode[]) : [];
  return statements.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? (statement['declarations'] as SourceNode[]).flatMap(translatorOf)
      : [],
  );
}

/** The first of several is the namespace of keys without a prefix; null where it is computed. */
function namespaceOf(node: SourceNode): string | null {
  const first = node.type === 'ArrayExpression' ? (node['elements'] as SourceNode[])[0] : node;
  return typeof first?.['value'] === 'string' ? first['value'] : null;
}

function translatorOf({ id, init }: SourceNode): [string, string | null][] {
  if (!isNode(id) || !isNode(init) || init.type !== 'CallExpression') return [];
  const callee = init['callee'] as SourceNode;
  if (callee['name'] !== 'useTranslation' || id.type !== 'ObjectPattern') return [];
  const [first] = init['arguments'] as SourceNode[];
  const namespace = first ? namespaceOf(first) : 'common';
  const property = (id['properties'] as SourceNode[]).find(
    (one) => isNode(one['key']) && one['key']['name'] === 't',
  );
  const local = property && isNode(property['value']) ? property['value']['name'] : null;
  return typeof local === 'string' ? [[local, namespace]] : [];
}
