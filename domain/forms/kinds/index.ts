import { type AnswerKind, defineAnswerKind } from './answerKind';
import { numberAnswer, temperatureAnswer } from './reading';
import { formatDate, isDay } from 'sijil/base/formats/dates';
import { isBlank, type Localized } from 'sijil/base/i18n/localized';
import type { AnswerContent, Score } from '../answer';
import type { FormProblemCode } from '../formProblems';
import type { AnswerOption, AskedParts } from '../inspectionForm';

/** Compliance, scored by the inspector. */
const complianceAnswer = defineAnswerKind({ label: { ar: 'مطابقة', en: 'Compliance' } });

/** One option of the question. */
const choiceAnswer = defineOptions({
  label: { ar: 'اختيار واحد', en: 'One of several' },
  input: 'option',
  several: false,
});

/** One or more options of the question. */
const choicesAnswer = defineOptions({
  label: { ar: 'اختيارات متعددة', en: 'Any of several' },
  input: 'options',
  several: true,
});

/** Date, such as the last day of a licence; with `validOnVisit` it is compliant from the day of the visit on. */
const dateAnswer = defineAnswerKind({
  label: { ar: 'تاريخ', en: 'Date' },
  input: 'date',
  parts: ['validOnVisit'],
  start: { validOnVisit: true },
  scoredBy: ({ validOnVisit }) => (validOnVisit ? 'answer' : 'nothing'),
  // ISO days sort as texts.
  score: (_, { entries: [day = ''] = [] }, visitOn) => (day < visitOn ? 0 : 2),
  answerProblems: (_, { entries: [day] = [] }) => {
    if (!day) return ['date_required'];
    return isDay(day) ? [] : ['date_invalid'];
  },
  isEmpty: ({ entries: [day] = [] }) => !day,
  tidy: ({ entries = [] }) => ({ entries: entries.slice(0, 1) }),
  say: (_, { entries: [day] = [] }) =>
    day && isDay(day) ? { ar: formatDate(day, 'ar'), en: formatDate(day, 'en') } : null,
});

/** Text of the inspector, which is only recorded. */
const textAnswer = defineAnswerKind({
  label: { ar: 'نص', en: 'Text' },
  input: 'text',
  scoredBy: () => 'nothing',
  answerProblems: (_, { entries: [said = ''] = [] }) => {
    if (said.trim() === '') return ['text_required'];
    return said.length > longestText ? ['text_too_long'] : [];
  },
  isEmpty: ({ entries: [said = ''] = [] }) => said.trim() === '',
  tidy: ({ entries: [said = ''] = [] }) => ({ entries: [said.trim()] }),
  say: (_, { entries: [said] = [] }) => (said ? { ar: said, en: said } : null),
});

const isEmpty = ({ fileIds = [] }: { readonly fileIds?: readonly string[] }) => fileIds.length === 0;

/** Photo, which is only recorded. */
const photoAnswer = defineAnswerKind({
  label: { ar: 'صورة', en: 'Photo' },
  scoredBy: () => 'nothing',
  pictureMissing: 'image_required',
  isEmpty,
});

/** Signature of the inspected party, uploaded as a picture. */
const signatureAnswer = defineAnswerKind({
  label: { ar: 'توقيع', en: 'Signature' },
  scoredBy: () => 'nothing',
  pictureMissing: 'signature_required',
  isEmpty,
});

/** Registry of the kinds of answers, in the order of the author's choice. */
export const answerKinds = {
  compliance: complianceAnswer,
  temperature: temperatureAnswer,
  number: numberAnswer,
  choice: choiceAnswer,
  choices: choicesAnswer,
  date: dateAnswer,
  text: textAnswer,
  photo: photoAnswer,
  signature: signatureAnswer,
} satisfies Record<string, AnswerKind>;

export type AnswerKindName = keyof typeof answerKinds;

export function answerKind(name: AnswerKindName): AnswerKind {
  return answerKinds[name];
}

/** Maximum number of characters of a written answer. */
export const longestText = 1000;

interface Offer extends Pick<AnswerKind, 'label' | 'input'> {
  /** True if several options may be chosen. */
  readonly several: boolean;
}

/** Declared options with their scores; of several chosen options the lowest score counts. */
function defineOptions({ label, input, several }: Offer): AnswerKind {
  return defineAnswerKind({
    label,
    input,
    parts: ['options'],
    start: { options: [] },
    scoredBy: ({ options = [] }) => (options.some(({ score }) => score !== null) ? 'answer' : 'nothing'),
    score: (asked, content) =>
      chosen(asked, content)
        .flatMap((option) => option.score ?? [])
        .reduce<Score | null>((lowest, score) => (lowest === null || score < lowest ? score : lowest), null),
    questionProblems,
    answerProblems: (asked, { entries = [] }) => {
      if (entries.length === 0) return ['option_required'];
      if (!several && entries.length > 1) return ['options_too_many'];
      return chosen(asked, { entries }).length < entries.length ? ['option_unknown'] : [];
    },
    isEmpty: ({ entries = [] }) => entries.length === 0,
    tidy: ({ entries = [] }) => ({ entries: [...new Set(entries)] }),
    say: (asked, content) => listOf(chosen(asked, content)),
  });
}

/** Chosen options, in the order of the question. */
function chosen({ options = [] }: AskedParts, { entries = [] }: AnswerContent): readonly AnswerOption[] {
  return options.filter(({ key }) => entries.includes(key));
}

function listOf(options: readonly AnswerOption[]): Localized | null {
  if (options.length === 0) return null;
  const labels = (language: 'ar' | 'en') => options.map(({ label }) => label[language]);
  return { ar: labels('ar').join('، '), en: labels('en').join(', ') };
}

function questionProblems({ options = [] }: AskedParts): FormProblemCode[] {
  const codes: FormProblemCode[] = [];
  if (options.length < 2) codes.push('options_missing');
  if (options.some(({ label }) => isBlank(label))) codes.push('option_text_missing');
  if (new Set(options.map(({ key }) => key)).size < options.length) codes.push('option_key_repeated');
  return codes;
}
