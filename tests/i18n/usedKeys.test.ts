import { expect, test } from 'vitest';
import { filesUnder, readSource, walk } from '../support/sourceTree';
import { namespaces, textsOf, withoutPlural } from './texts';
import { usedKeys } from './usedKeys';

const sources = filesUnder('src', ['.ts', '.tsx']).map(readSource);
const bases = new Map(
  namespaces.map((name) => [name, new Set([...textsOf('ar', name).keys()].map(withoutPlural))]),
);
const exists = (namespace: string | null, key: string) =>
  namespace === null
    ? [...bases.values()].some((keys) => keys.has(key))
    : (bases.get(namespace)?.has(key) ?? false);

test('every text that the code asks for exists', () => {
  const missing = sources
    .flatMap(usedKeys)
    .filter(({ namespace, key }) => !exists(namespace, key))
    .map(({ place, namespace, key }) => `${place}  ${namespace ?? '?'}:${key}`);
  expect(missing).toEqual([]);
});

test('every text is used: as it stands, or as the end of one that is put together', () => {
  const { whole, begun } = stringsOfTheCode();
  const isUsed = (namespace: string, key: string) =>
    whole.has(key) || whole.has(`${namespace}:${key}`) || begun.some((start) => start.test(key));
  const unused = [...bases].flatMap(([namespace, keys]) =>
    [...keys].filter((key) => !isUsed(namespace, key)).map((key) => `${namespace}:${key}`),
  );
  expect(unused).toEqual([]);
});

/** All literals of the code, and for each template what a key made from it looks like. */
function stringsOfTheCode() {
  const whole = new Set<string>();
  const begun: RegExp[] = [];
  for (const { tree } of [...sources, ...filesUnder('domain', ['.ts']).map(readSource)])
    walk(tree, (node) => {
      if (node.type === 'Literal' && typeof node['value'] === 'string') whole.add(node['value']);
      if (node.type !== 'TemplateLiteral') return;
      const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      const isKey = parts.every((part) => /^[\w.:-]*$/.test(part)) && parts.some((part) => /\w/.test(part));
      if (isKey && parts.length > 1) begun.push(new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`));
    });
  return { whole, begun };
}

function escaped(part: string): string {
  return part.replace(/^\w+:/, '').replaceAll('.', String.raw`\.`);
}
