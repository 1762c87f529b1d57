import { expect, test } from 'vitest';
import { filesUnder, isNode, readSource, type Source, type SourceNode, walk } from '../support/sourceTree';
import { codeFolders } from '../support/folderTree';

const spoken =
  /^(label|title|placeholder|alt|aria-label|aria-description|description|okText|cancelText|tooltip|subTitle|extra|hint|content|message)$/;
const words = /\p{Script=Arabic}|\p{Script=Latin}{2,}/u;

// Texts that are the same in every language: standards, keys, and language names.
const alike = new Set([
  'العربية',
  'English',
  'QR',
  'PDF',
  'CSV',
  'XLSX',
  'VAT',
  'SAR',
  'IBAN',
  'Ctrl',
  'Ctrl K',
  'Esc',
  'Enter',
]);

/** Literals that a component would show or announce to a screen reader. */
function literalsIn({ file, tree, lineOf }: Source): string[] {
  const found: string[] = [];
  const add = (node: SourceNode, text: unknown) => {
    const trimmed = typeof text === 'string' ? text.trim() : '';
    if (words.test(trimmed) && !alike.has(trimmed)) found.push(`${file}:${lineOf(node.start)}  ${trimmed}`);
  };
  walk(tree, (node) => {
    if (node.type === 'JSXText') add(node, node['value']);
    if (node.type === 'JSXAttribute' && isSpoken(node))
      for (const one of literalsOf(node['value'])) add(node, one);
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node['children'] as SourceNode[])
        if (child.type === 'JSXExpressionContainer')
          for (const one of literalsOf(child['expression'])) add(child, one);
  });
  return found;
}

function isSpoken(node: SourceNode): boolean {
  const name = node['name'];
  return isNode(name) && typeof name['name'] === 'string' && spoken.test(name['name']);
}

/** The literal, or the literals between which an expression chooses. */
function literalsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'JSXExpressionContainer') return literalsOf(node['expression']);
  if (node.type === 'ConditionalExpression')
    return [...literalsOf(node['consequent']), ...literalsOf(node['alternate'])];
  if (node.type === 'LogicalExpression') return literalsOf(node['right']);
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return [];
}

test('no component contains a literal text: all texts come from translation files or declarations', () => {
  expect(filesUnder(codeFolders.browser, ['.tsx']).map(readSource).flatMap(literalsIn)).toEqual([]);
});
