import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import whole, { type BackendModule, type i18n, type InitOptions } from 'i18next';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { prunePackages } from '../../scripts/prunePackages.mjs';
import { optionsNeverGiven } from '../../scripts/unusedOfI18next.mjs';
import { textLoading } from '../../src/providers/i18n';
import { childrenOf, filesUnder, isNode, readSource, type SourceNode, walk } from '../support/sourceTree';
import { namespaces, textsOf, withoutPlural } from './texts';

const languages = ['ar', 'en'] as const;
const folder = mkdtempSync(path.join(tmpdir(), 'pruned-i18next-'));
let pruned: i18n;

beforeAll(async () => {
  const file = path.resolve('node_modules/i18next/dist/esm/i18next.js');
  const { transform } = prunePackages();
  if (typeof transform !== 'function') throw new Error('no plain hook');
  const left = transform.call({} as never, readFileSync(file, 'utf8'), file) as { code: string };
  const copy = path.resolve(folder, 'i18next.mjs');
  writeFileSync(copy, left.code);
  ({ default: pruned } = (await import(pathToFileURL(copy).href)) as { default: i18n });
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.useRealTimers());

/** Instance that starts like the portal (`src/providers/i18n.ts`), over the files of texts themselves. */
async function started(from: i18n): Promise<i18n> {
  const instance = from.createInstance();
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) =>
      done(null, JSON.parse(readFileSync(`src/i18n/${language}/${namespace}.json`, 'utf8'))),
  };
  await instance.use(backend).init({ ...settings, ns: [...namespaces] });
  return instance;
}

const settings: InitOptions = {
  lng: 'ar',
  supportedLngs: [...languages],
  fallbackLng: false,
  ns: ['common'],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  returnNull: false,
  ...textLoading,
};

/** Numbers of each plural form of Arabic, and of English. */
const counts = [0, 1, 2, 3, 11, 100, 1.5];
const valuesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, name = '']) => [name, `<${name}> {{x}} $t(a)`]),
  );

/** Every text with values for what stands in it, in every plural form, and what is asked for in vain. */
function everyText({ t, exists, getFixedT }: i18n, language: 'ar' | 'en'): string[] {
  return namespaces.flatMap((namespace) => [
    ...[...textsOf(language, namespace)].flatMap(([key, text]) => {
      const base = withoutPlural(key);
      const values = valuesOf(text);
      if (base === key)
        return [t(`${namespace}:${key}`, values), getFixedT(language, namespace)(key, values)];
      return counts.map((count) => t(base, { ...values, count, ns: namespace }));
    }),
    t(`${namespace}:nowhere`),
    String(exists('nowhere', { ns: namespace })),
    ...[...textsOf(language, namespace).keys()].map((key) => String(exists(key, { ns: namespace }))),
    // A part of a file, where a text is expected.
    ...Object.keys(JSON.parse(readFileSync(`src/i18n/${language}/${namespace}.json`, 'utf8')) as object).map(
      (key) => t(key, { ns: namespace }),
    ),
  ]);
}

describe('i18next without what the portal never asks for', () => {
  test.each(languages)('gives every text as the whole does: %s', async (language) => {
    const [ours, theirs] = [await started(pruned), await started(whole)];
    await ours.changeLanguage(language);
    await theirs.changeLanguage(language);
    const texts = everyText(theirs, language);
    expect(texts.length).toBeGreaterThan(4_000);
    expect(everyText(ours, language)).toEqual(texts);
  });

  test('tells of a language that was changed, and reads what is missing of it', async () => {
    const instance = await started(pruned);
    const told: string[] = [];
    const hear = (language: string) => told.push(language);
    instance.on('languageChanged', hear);
    await instance.changeLanguage('en');
    expect([instance.language, instance.resolvedLanguage, instance.t('save')]).toEqual(['en', 'en', 'Save']);
    expect(instance.hasLoadedNamespace('auth')).toBe(true);
    instance.off('languageChanged', hear);
    await instance.changeLanguage('ar');
    expect(told).toEqual(['en']);
  });

  test('asks again for a text file that fails, and gives up after five times more', async () => {
    vi.useFakeTimers();
    const reads: number[] = [];
    const begun = Date.now();
    const instance = pruned.createInstance();
    const begin = instance
      .use({
        type: 'backend' as const,
        init: () => undefined,
        read: (_language, _namespace, done) => {
          reads.push(Date.now() - begun);
          done(new Error('network'), true);
        },
      } satisfies BackendModule)
      .init(settings);
    await vi.advanceTimersByTimeAsync(60_000);
    await begin;
    expect(reads).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
    expect(instance.t('save')).toBe('save');
  });
});

test('nobody gives an option that the build leaves out', () => {
  const named = new RegExp(String.raw`\b(?:${[...optionsNeverGiven, ...neverToText].join('|')})\b`);
  const given = filesUnder('src', ['.ts', '.tsx'])
    .filter((file) => named.test(readFileSync(file, 'utf8')))
    .map(readSource)
    .flatMap((source) => {
      const found: string[] = [];
      walk(source.tree, (node) => {
        if (node.type !== 'CallExpression') return;
        const [asked] = asks.exec(written(node['callee'], source.text)) ?? [];
        if (asked === undefined) return;
        const left = asked === 'init' ? optionsNeverGiven : [...optionsNeverGiven, ...neverToText];
        for (const name of optionsOf(node))
          if (left.includes(name)) found.push(`${source.file}:${source.lineOf(node.start)} ${name}`);
      });
      return found;
    });
  expect(given).toEqual([]);
});

const asks = /(?<![\w$])(?:t|exists|init)$/;
/** Options that only `init` is given. */
const neverToText = ['interpolation', 'defaultValue'];

const written = (node: unknown, text: string) =>
  isNode(node) ? text.slice(node.start, Number(node['end'])) : '';

function optionsOf(call: SourceNode): string[] {
  const given = (call['arguments'] as SourceNode[]).filter(({ type }) => type === 'ObjectExpression');
  return given
    .flatMap(childrenOf)
    .flatMap(({ key }) => (isNode(key) ? [String(key['name'] ?? key['value'])] : []));
}
