import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverTextPart } from '../db/serverTexts';
import { type Language, languages } from 'sijil/base/i18n/localized';
import { type PluralForm, pluralForms, type Wording } from 'sijil/schema/kinds/wording';
import {
  type ChangeableText,
  hasCountedForms,
  originalOf,
  type TextChange,
} from 'sijil/schema/texts/findTexts';
import { serverTexts, textsResource } from '../db/followChanges';
import { eq } from 'drizzle-orm';
import { wordingProblems } from 'sijil/schema/texts/wordingProblems';
import { columnNamed } from '../db/schema/tables';
import { storedRow } from '../db/storedRows';
import { announceDesign, lockDesign } from '../db/followDesign';
import { ApiError, fieldError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../http/handlers';
import { textTable } from 'sijil/schema/texts/textTable';

const unknownKey = textTable('checks/textHooks/unknownKey', {
  ar: 'لا نص بهذا المعرّف. ابحث عنه في قائمة النصوص.',
  en: 'There is no text with this identifier. Find it in the list of texts.',
});

/** Publishes changed texts with the write that changes them, in its transaction. */
export const textHooks: ResourceHooks = {
  afterCreate: publish,
  afterUpdate: publish,
  afterRestore: publish,
  async afterDelete({ tx }) {
    await lockDesign(tx);
    await announceDesign(tx);
  },
};

async function publish({ tx, id, language }: HookContext): Promise<void> {
  await lockDesign(tx);
  const change = await storedRow<TextChange>(tx, textsResource, eq(columnNamed(textsResource, 'id'), id));
  if (change) assertSound(change, language);
  await announceDesign(tx);
}

/**
 * Refuses words that lack a placeholder of the original, a form of number, or a closing mark.
 * @throws ApiError validation_failed
 */
function assertSound(change: TextChange, language: HookContext['language']): void {
  const original = originalTexts().get(change.key);
  if (!original) throw fieldError('key', unknownKey[language]);
  const problems = wordingProblems(original[change.language], change.text);
  if (problems.length === 0) return;
  const counted = Object.keys(original[change.language]).length > 1;
  const fields = problems.map(({ form, message }) => [
    counted ? `text.${form}` : 'text',
    [message[language]],
  ]);
  throw new ApiError('validation_failed', {}, Object.fromEntries(fields));
}

/** Texts of the framework's own pages, a folder for each language. An application whose server is bundled names its copy. */
export const frameworkTexts = path.join(import.meta.dirname, '../../react/i18n');

/** Words of a text of the pages in each language. */
export interface PageText {
  readonly area: string;
  readonly ar: Wording;
  readonly en: Wording;
}

type Tree = { readonly [name: string]: string | Tree };

let read: Map<string, PageText> | undefined;

/** Texts of the pages by their keys, `common:save`. A counted text is one entry, with its forms of number. */
const pageTexts = () => (read ??= readPageTexts());

function readPageTexts(): Map<string, PageText> {
  const found = new Map<string, PageText>();
  for (const language of languages)
    for (const folder of serverTextPart().folders)
      for (const file of readdirSync(path.join(folder, language)).filter((name) => name.endsWith('.json'))) {
        const area = file.slice(0, -'.json'.length);
        const tree: Tree = JSON.parse(readFileSync(path.join(folder, language, file), 'utf8'));
        for (const [name, text] of leavesOf(tree)) add(found, { area, name, language, text });
      }
  return found;
}

function leavesOf(tree: Tree, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, part]): [string, string][] =>
    typeof part === 'string' ? [[before + name, part]] : leavesOf(part, `${before}${name}.`),
  );
}

interface Leaf {
  readonly area: string;
  readonly name: string;
  readonly language: Language;
  readonly text: string;
}

function add(found: Map<string, PageText>, { area, name, language, text }: Leaf): void {
  const [base, form] = formOf(name);
  const key = `${area}:${base}`;
  const known = found.get(key) ?? { area, ar: {}, en: {} };
  found.set(key, { ...known, [language]: { ...known[language], [form]: text } });
}

function formOf(name: string): [string, PluralForm] {
  const form = pluralForms.find((one) => name.endsWith(`_${one}`));
  return form ? [name.slice(0, -form.length - 1), form] : [name, 'other'];
}

/** Every text that can be changed, with the words of the code, by its key. */
export function originalTexts(): ReadonlyMap<string, PageText> {
  return new Map([
    ...pageTexts(),
    ...[...serverTexts()].map(([key, text]) => [key, wordsOf(key, originalOf(text))] as const),
  ]);
}

function wordsOf(key: string, text: ChangeableText): PageText {
  const [root = '', first = ''] = key.split('/');
  const area = root === 'records' ? first : root;
  return hasCountedForms(text)
    ? { area, ar: { ...text }, en: {} }
    : { area, ar: { other: text.ar }, en: { other: text.en } };
}
