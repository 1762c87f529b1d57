import { isRecord } from '../../base/objects';
import { languageNames, type Language, type Localized } from '../../base/i18n/localized';
import type { CountedForms } from '../resource';
import type { Wording } from '../kinds/wording';
import { resourceList, formBodies, textRoots, lists } from 'sijil/schema/application';
import { texts } from './textTable';
import { automationTabs, favouriteLabel } from '../menu';
import { sentenceTexts } from '../automations/sentences';
import { buttonTexts, declaredFields, isDesignedType } from '../designs/applyDesign';
import { formulaMessages } from '../formulas/formulaError';
import { abroadTexts } from '../../base/geo/saudiArabia';
import { issueMessages } from '../issueMessages';
import { givenUp } from '../jobs/queuedJobs';
import { match } from '../lists/filterFields';
import { paletteTexts } from '../paletteTexts';
import { deletedRole } from '../roles/customRolesResource';
import { conjunctions, narrowingTexts, ownWords, withoutWords } from '../roles/narrowingSentences';
import { actionWords, limitTexts, ruleTexts } from '../roles/ruleTexts';
import { timestamps } from '../systemFields';
import { yesNo } from '../kinds/choice';
import { celsius, units } from '../../base/formats/numbers';
import { periods } from '../../base/i18n/worded';
import { guessablePasswordMessages, passwordProblemMessages } from '../../base/formats/password';

/** Tables of the framework's own that pages and server share. */
const ownRoots = {
  fieldChecks: { ...issueMessages, formula: formulaMessages, abroad: abroadTexts },
  passwordChecks: { ...passwordProblemMessages, ...guessablePasswordMessages },
  yesNo,
  roleRules: {
    ruleTexts,
    actionWords,
    limitTexts,
    narrowingTexts,
    conjunctions,
    withoutWords,
    ownWords,
    deletedRole,
  },
  automations: { sentences: sentenceTexts, tabs: automationTabs, button: buttonTexts },
  palette: paletteTexts,
  words: { timestamps, match, languageNames, favouriteLabel, givenUp, units, celsius, periods },
};

/** Texts of the declarations, of the application's tables and of the others given, by their keys. */
export function localizedTexts(others: Readonly<Record<string, unknown>> = {}): Map<string, ChangeableText> {
  const coded = resourceList().filter((resource) => !isDesignedType(resource));
  const records = coded.map((resource) => [resource.name, { ...resource, fields: declaredFields(resource) }]);
  return findTexts({
    ...ownRoots,
    ...textRoots(),
    ...others,
    ...inOrder(texts.tables),
    records: Object.fromEntries(records),
    lists: lists(),
    // Last, so that a field of a record that is also in a form gets the key of its record.
    bodies: formBodies(),
  });
}

/** Sorts tables by name, whichever was loaded first: the order decides the key of a text that two of them have. */
const inOrder = (tables: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...tables].sort(([one], [other]) => (one < other ? -1 : 1)));

/** A text in two languages, or the forms after a number, which Arabic alone has. */
export type ChangeableText = Localized | CountedForms;

/**
 * Finds the texts within declarations and tables by their path: `errors/not_found`. A text that occurs twice gets the path of
 * its first place.
 */
export function findTexts(roots: Readonly<Record<string, unknown>>): Map<string, ChangeableText> {
  const found = new Map<string, ChangeableText>();
  const seen = new Set<object>();
  const walk = (value: unknown, path: string): void => {
    if (!isPlain(value) || seen.has(value)) return;
    seen.add(value);
    if ((isText(value) || hasCountedForms(value)) && !found.has(path)) found.set(path, value);
    for (const [name, part] of partsOf(value)) walk(part, `${path}/${name}`);
  };
  for (const [name, root] of Object.entries(roots)) walk(root, name);
  return found;
}

/**
 * Returns the parts of a value by their names. An item of a list is named by what identifies it, so that it keeps its name when
 * the list is reordered; a second one of the same name is `name-2`.
 */
function partsOf(value: object): [string, unknown][] {
  if (!Array.isArray(value)) return Object.entries(value);
  const counts = new Map<string, number>();
  return value.flatMap((part: unknown): [string, unknown][] => {
    const name = nameOf(part);
    if (name === undefined) return [];
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [[count === 1 ? name : `${name}-${count}`, part]];
  });
}

function nameOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const { label, ...own }: { readonly label?: unknown; readonly [name: string]: unknown } = { ...part };
  const name = ['name', 'key', 'id', 'operation', 'link', 'field', 'grade'].map((each) => own[each]);
  const found = [...name, isRecord(label) ? label['en'] : undefined].find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : undefined;
}

function isText(value: object): value is Localized {
  return 'ar' in value && 'en' in value && isWritten(value.ar) && isWritten(value.en);
}

/** True for the forms of a noun after a number. */
export function hasCountedForms(value: object): value is CountedForms {
  return 'two' in value && 'few' in value && isWritten(value.two) && isWritten(value.few);
}

const isWritten = (text: unknown) => typeof text === 'string' && text.trim() !== '';

/** Schemas and other instances of classes have parts of their own, none of them a text. A module has no prototype. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

/** Original words of the texts that were changed. */
const originals = new Map<ChangeableText, ChangeableText>();

/** Returns a text with its original words. */
export const originalOf = (text: ChangeableText): ChangeableText => originals.get(text) ?? { ...text };

/**
 * Replaces the words of texts by the changed ones, and restores the original where a change was removed. A text stays the same
 * object, so that every holder of a reference shows the new words.
 */
export function applyTexts(texts: ReadonlyMap<string, ChangeableText>, changes: readonly TextChange[]): void {
  for (const [text, original] of originals) Object.assign(text, original);
  for (const { key, language, text: words } of changes) {
    const text = texts.get(key);
    if (text && hasCountedForms(text)) change(text, words);
    else if (text && words.other !== undefined) change(text, { [language]: words.other });
  }
}

function change(text: ChangeableText, words: Wording | Partial<ChangeableText>): void {
  originals.set(text, originalOf(text));
  Object.assign(text, words);
}

/** Words that take the place of a text of the application: a record of `changedTexts`, as it is stored. */
export interface TextChange {
  readonly key: string;
  readonly language: Language;
  readonly text: Wording;
}
