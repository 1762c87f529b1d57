import type { Localized } from 'sijil/base/i18n/localized';
import { isolate } from 'sijil/base/formats/bidi';
import type { AnswerContent, Score } from './answer';
import { isScored } from './asked';
import type { FormQuestion } from './inspectionForm';
import { answerKind } from './kinds/index';

/** Answer to an earlier question under which a question or a category is asked. */
export interface Condition {
  /** Key of the earlier question. */
  readonly question: string;
  readonly test: ConditionTest;
  /** Options of which one was chosen, for `chosen`. */
  readonly options?: readonly string[];
  /** Limit for `below` and `above`. */
  readonly value?: number;
}

export type ConditionTest = 'compliant' | 'not_compliant' | 'chosen' | 'below' | 'above';

type Tested = AnswerContent & { readonly score: Score | null };

interface TestRow {
  readonly label: Localized;
  /** Part of the condition that the test needs. */
  readonly needs: 'options' | 'value' | null;
  /** True for questions whose answers the test can check. */
  readonly fits: (question: FormQuestion) => boolean;
  readonly holds: (answer: Tested, condition: Condition) => boolean;
}

const isOffered = ({ kind }: FormQuestion) => answerKind(kind).parts.includes('options');
const isMeasured = ({ kind }: FormQuestion) => answerKind(kind).input === 'number';

export const conditionTests: Readonly<Record<ConditionTest, TestRow>> = {
  compliant: {
    label: { ar: 'مطابق', en: 'is compliant' },
    needs: null,
    fits: isScored,
    holds: ({ score }) => score === 2,
  },
  not_compliant: {
    label: { ar: 'غير مطابق أو مطابق جزئيًا', en: 'is not fully compliant' },
    needs: null,
    fits: isScored,
    holds: ({ score }) => score === 0 || score === 1,
  },
  chosen: {
    label: { ar: 'اختير فيه', en: 'was answered with' },
    needs: 'options',
    fits: isOffered,
    holds: ({ entries = [] }, { options = [] }) => options.some((key) => entries.includes(key)),
  },
  below: {
    label: { ar: 'أقل من', en: 'is below' },
    needs: 'value',
    fits: isMeasured,
    holds: ({ reading }, { value }) => typeof reading === 'number' && value !== undefined && reading < value,
  },
  above: {
    label: { ar: 'أكثر من', en: 'is above' },
    needs: 'value',
    fits: isMeasured,
    holds: ({ reading }, { value }) => typeof reading === 'number' && value !== undefined && reading > value,
  },
};

/** Condition in words, with the text of the question. */
export function sayCondition(condition: Condition, questions: readonly FormQuestion[]): Localized {
  const question = questions.find(({ key }) => key === condition.question);
  const { label } = conditionTests[condition.test];
  const { options = [], value } = condition;
  const say = (language: 'ar' | 'en', comma: string) => {
    const chosen = (question?.options ?? []).filter(({ key }) => options.includes(key));
    const answers = chosen.map((option) => isolate(option.label[language])).join(comma);
    const text = question?.text[language] || condition.question;
    return [`«${isolate(text)}»`, label[language], answers || value]
      .filter((part) => part !== undefined && part !== '')
      .join(' ');
  };
  const english = say('en', ', ').replace(/^«(.*?)»/u, '“$1”');
  return { ar: say('ar', '، '), en: english };
}
