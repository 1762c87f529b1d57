import { expect, test } from 'vitest';
import { filesUnder, readSource, walk } from '../support/sourceTree';
import { namespaces, placeholdersOf, textsOf, withoutPlural } from './texts';
import { type UsedKey, usedKeys } from './usedKeys';
import { codeFolders } from '../support/folderTree';

const sources = filesUnder(codeFolders.browser, ['.ts', '.tsx']).map(readSource);
const used = sources.flatMap(usedKeys);
const bases = new Map(
  namespaces.map((name) => [name, [...new Set([...textsOf('ar', name).keys()].map(withoutPlural))]]),
);

const isFullKey = (key: string) => !key.includes('*');

/** The texts that a key may refer to: several where the key is computed or its namespace is unknown. */
function askedFor({ namespace, key }: UsedKey): { readonly name: string; readonly base: string }[] {
  const pattern = new RegExp(`^${key.replaceAll('.', String.raw`\.`).replaceAll('*', '.+')}$`);
  return [...bases].flatMap(([name, keys]) =>
    (namespace ?? name) === name
      ? keys.filter((base) => base === key || pattern.test(base)).map((base) => ({ name, base }))
      : [],
  );
}

test('every text key used in the code exists', () => {
  const missing = used
    .filter((one) => askedFor(one).length === 0)
    .map(({ place, namespace, key }) => `${place}  ${namespace ?? '?'}:${key}`);
  expect(missing).toEqual([]);
});

test('the values passed to a text are written out in the call', () => {
  const hidden = used
    .filter(({ key, values }) => values === null && isFullKey(key))
    .map(({ place, key }) => `${place}  ${key}`);
  expect(hidden).toEqual([]);
});

test.each(['ar', 'en'] as const)(
  'every value passed is used in the %s text, and every placeholder in the text is passed',
  (language) => {
    const named = new Map(namespaces.map((name) => [name, placeholdersOf(language, name)]));
    const wrong = used.flatMap((one) => {
      const needed = askedFor(one).flatMap(({ name, base }) => named.get(name)?.get(base) ?? []);
      const given = one.values ?? [];
      const asked = isFullKey(one.key) ? needed : [];
      // The name of the application is given to every text (`packages/sijil/react/providers/i18n.ts`).
      const missing = asked
        .filter((name) => name !== 'brand' && !given.includes(name))
        .map((name) => `lacks ${name}`);
      const idle = given.filter((name) => !needed.includes(name)).map((name) => `does not say ${name}`);
      return [...missing, ...idle].map((what) => `${one.place}  ${one.namespace ?? '?'}:${one.key} ${what}`);
    });
    expect([...new Set(wrong)]).toEqual([]);
  },
);

test('every text is used, by its full key or by a computed one', () => {
  const { complete, begun } = stringsOfTheCode();
  const isUsed = (namespace: string, key: string) =>
    complete.has(key) || complete.has(`${namespace}:${key}`) || begun.some((start) => start.test(key));
  // The texts of Refine's own views are tested in tests/console/refineViews.test.tsx.
  const asked = [...bases].filter(([namespace]) => namespace !== 'refine');
  const unused = asked.flatMap(([namespace, keys]) =>
    keys.filter((key) => !isUsed(namespace, key)).map((key) => `${namespace}:${key}`),
  );
  expect(unused).toEqual([]);
});

/** All literals of the code, and for each template a pattern of the keys it can build. */
function stringsOfTheCode() {
  const complete = new Set<string>();
  const begun: RegExp[] = [];
  for (const { tree } of [...sources, ...filesUnder(codeFolders.pure, ['.ts']).map(readSource)])
    walk(tree, (node) => {
      if (node.type === 'Literal' && typeof node['value'] === 'string') complete.add(node['value']);
      if (node.type !== 'TemplateLiteral') return;
      const parts = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
      const isKey = parts.every((part) => /^[\w.:-]*$/.test(part)) && parts.some((part) => /\w/.test(part));
      if (isKey && parts.length > 1) begun.push(new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`));
    });
  return { complete, begun };
}

function escaped(part: string): string {
  return part.replace(/^\w+:/, '').replaceAll('.', String.raw`\.`);
}
