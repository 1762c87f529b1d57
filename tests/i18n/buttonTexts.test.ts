import { expect, test } from 'vitest';
import { filesUnder, isNode, readSource, type Source, type SourceNode, walk } from '../support/sourceTree';
import { namespaces, textsOf, withoutPlural } from './texts';
import { usedKeys } from './usedKeys';
import { imperatives } from './wordsNever';
import { codeFolders } from '../support/folderTree';

const buttons = /^(?:\w*Button)$/;
const submits = /^(?:submitLabel|okText)$/;

/** The places, `file:line`, of the texts that label a button. */
function placesOnButtons(source: Source): Set<string> {
  const places = new Set<string>();
  const collect = (node: SourceNode) =>
    walk(node, (inner) => {
      if (inner.type === 'CallExpression') places.add(`${source.file}:${source.lineOf(inner.start)}`);
    });
  walk(source.tree, (node) => {
    const opening = node['openingElement'];
    if (node.type === 'JSXElement' && isNode(opening) && buttons.test(nameOf(opening['name'])))
      for (const child of node['children'] as SourceNode[]) collect(child);
    if (node.type === 'JSXAttribute' && submits.test(nameOf(node['name'])) && isNode(node['value']))
      collect(node['value']);
  });
  return places;
}

const nameOf = (node: unknown) => (isNode(node) ? String(node['name']) : '');

test('every button is labelled by a verbal noun: «الدفع», not «ادفع»', () => {
  const texts = new Map(namespaces.map((name) => [name, textsOf('ar', name)]));
  const read = ({ namespace, key }: { namespace: string | null; key: string }) =>
    [...texts].flatMap(([name, values]) =>
      namespace === null || namespace === name
        ? [...values].flatMap(([full, text]) => (withoutPlural(full) === key ? [text] : []))
        : [],
    );
  const onButtons = filesUnder(codeFolders.browser, ['.tsx'])
    .map(readSource)
    .flatMap((source) => {
      const places = placesOnButtons(source);
      return usedKeys(source).filter(({ place }) => places.has(place));
    });
  expect(onButtons.length).toBeGreaterThan(150);
  const wrong = onButtons.flatMap((used) =>
    read(used)
      .filter((text) => imperatives.test(text))
      .map((text) => `${used.place}  ${text}`),
  );
  expect(wrong).toEqual([]);
});
