import { textTable } from './textTable';
import type { Localized } from '../../base/i18n/localized';
import { formsOf, variesByNumber, type PluralForm, type Wording } from '../kinds/wording';

/** Returns the placeholders of a text: `{name}`, `{{count}}`, `$t(key)`. */
export function placeholdersOf(text: string): Set<string> {
  const found = text.matchAll(/\{\{[^{}]*\}\}|\{[^{}]*\}|\$t\([^)]*\)/gu);
  return new Set([...found].map(([placeholder]) => placeholder.replaceAll(/[\s-]|,[^}]*/gu, '')));
}

/** Marks of a text: `<1>`, `<strong>`. */
function tagsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/<\/?\s*([\w-]+)\s*\/?>/gu)].map(([, name]) => `<${name}>`));
}

/** True where every opening mark is closed, and brackets and braces are in pairs. */
export function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [token, close, name, single] of text.matchAll(/<(\/?)\s*([\w-]+)\s*(\/?)>|[[\]{}]/gu)) {
    if (single) continue;
    const begun = { ']': '[', '}': '{' }[token] ?? (close ? name : undefined);
    if (begun === undefined) open.push(name ?? token);
    else if (open.pop() !== begun) return false;
  }
  return open.length === 0;
}

/** Problem with the words of one form. */
interface WordingProblem {
  readonly form: PluralForm;
  readonly message: Localized;
}

/** The number itself, which the forms of one and two leave out. */
const number = '{{count}}';
/** The name of the application, which a text may replace by a company's own. */
const brand = ['{{brand}}', '{brand}'];

/** Returns the problems of words that replace a text in one language; empty where there are none. */
export function wordingProblems(original: Wording, given: Wording): WordingProblem[] {
  const forms = formsOf(original);
  if (forms.length === 0) return [{ form: 'other', message: messages.oneLanguage }];
  const surplus = formsOf(given).filter((form) => !forms.includes(form));
  return [
    ...surplus.map((form) => ({ form, message: messages.surplus })),
    ...forms.flatMap((form) => {
      const message = problemOf(original, form, given[form]);
      return message ? [{ form, message }] : [];
    }),
  ];
}

function problemOf(original: Wording, form: PluralForm, given: string | undefined): Localized | null {
  if (given === undefined || given.trim() === '') return messages.missingForm;
  if (!isBalanced(given)) return messages.unbalanced;
  const [known, has] = [allOf(original), marksOf(given)];
  const unknown = [...has].filter((mark) => !known.has(mark));
  if (unknown.length > 0) return naming(messages.unknown, unknown);
  const missing = [...marksOf(original[form] ?? original.other ?? '')].filter(
    (mark) => !has.has(mark) && !brand.includes(mark) && !(mark === number && variesByNumber(original)),
  );
  return missing.length > 0 ? naming(messages.missing, missing) : null;
}

const marksOf = (text: string) => new Set([...placeholdersOf(text), ...tagsOf(text)]);
const allOf = (wording: Wording) => new Set(Object.values(wording).flatMap((text) => [...marksOf(text)]));

const naming = ({ ar, en }: Localized, marks: readonly string[]): Localized => ({
  ar: ar.replace('%', marks.map(isolated).join('، ')),
  en: en.replace('%', marks.join(', ')),
});

const isolated = (mark: string) => `\u2066${mark}\u2069`;

const messages = textTable('checks/wordingProblems', {
  missingForm: {
    ar: 'اكتب هذه الصيغة من العدد، فلا غنى عنها.',
    en: 'Write this form of the number; it is required.',
  },
  oneLanguage: {
    ar: 'لا يوجد هذا النص بهذه اللغة. عدّله باللغة الأخرى.',
    en: 'This text does not exist in this language. Change it in the other one.',
  },
  surplus: { ar: 'لا يحتاج هذا النص إلى هذه الصيغة.', en: 'This text does not need this form.' },
  unbalanced: {
    ar: 'قوس أو علامة بلا مقابل. لكل ما يُفتح ما يُغلقه.',
    en: 'A bracket or mark is not closed. Close each one that you open.',
  },
  unknown: {
    ar: 'حقل غير معروف: %. استخدم حقول النص الأصلي فقط.',
    en: 'Unknown placeholder: %. Use only those in the original.',
  },
  missing: {
    ar: 'ينقص النص: %. اكتبه كما هو في النص الأصلي.',
    en: 'Missing: %. Write it as in the original.',
  },
} satisfies Record<string, Localized>);
