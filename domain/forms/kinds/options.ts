import { isBlank, type Localized } from '#framework/base/i18n/localized';
import type { AnswerContent, Score } from '../answer';
import type { FormProblemCode } from '../formProblems';
import type { AnswerOption, AskedParts } from '../inspectionForm';
import { type AnswerKind, defineAnswerKind } from './answerKind';

interface Offer extends Pick<AnswerKind, 'label' | 'input'> {
  /** Several may be chosen. */
  readonly several: boolean;
}

/** Declared options with their scores; of several chosen ones the lowest score counts. */
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

/** One of the options of the question. */
export const choiceAnswer = defineOptions({
  label: { ar: 'اختيار واحد', en: 'One of several' },
  input: 'option',
  several: false,
});

/** Any of the options of the question, one at least. */
export const choicesAnswer = defineOptions({
  label: { ar: 'اختيارات متعددة', en: 'Any of several' },
  input: 'options',
  several: true,
});
