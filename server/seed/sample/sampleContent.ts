import type { AnswerContent, Score } from '#domain/forms/answer';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { answerKind } from '#domain/forms/kinds/index';
import type { AnswerKind } from '#domain/forms/kinds/answerKind';
import type { Language } from '#framework/base/i18n/localized';
import { addDays } from '#framework/base/time/riyadhTime';
import { sampleNotes } from './sampleNotes';
import { sampleReading } from './sampleReading';
import type { SeededRandom } from './seededRandom';

interface Sample {
  readonly question: FormQuestion;
  /** Score that the answer has, or would have. */
  readonly score: Score;
  readonly random: SeededRandom;
  readonly language: Language;
  /** Day of the visit. */
  readonly visitOn: string;
}

type Content = Pick<AnswerContent, 'entries'> & { readonly reading?: number };

/** Answers as an inspector might give them, by the control that takes them. */
const samples: Readonly<Record<NonNullable<AnswerKind['input']>, (sample: Sample) => Content>> = {
  number: ({ question, score, random }) => ({
    reading: sampleReading(question, random, score === 2 ? 'within' : 'outside'),
  }),
  text: ({ random, language }) => ({ entries: [random.pick(sampleNotes[2])[language]] }),
  date: ({ score, random, visitOn }) => ({
    entries: [addDays(visitOn, Math.round(score === 2 ? random.between(20, 300) : -random.between(3, 60)))],
  }),
  option: chosenOption,
  options: chosenOption,
};

/** Control for an answer besides its score; draws nothing for a kind without one. */
export function sampleContent(sample: Sample): Content {
  const { input } = answerKind(sample.question.kind);
  return input ? samples[input](sample) : {};
}

/** An option with this score or, where none has it, the nearest to it. */
function chosenOption({ question: { options = [] }, score, random }: Sample): Content {
  const distance = (of: Score | null) => Math.abs((of ?? 2) - score);
  const nearest = Math.min(...options.map((option) => distance(option.score)));
  const fitting = options.filter((option) => distance(option.score) === nearest);
  return { entries: [random.pick(fitting).key] };
}
