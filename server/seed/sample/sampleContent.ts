import type { AnswerContent, Score } from '#domain/forms/answer';
import type { Asked, FormQuestion } from '#domain/forms/inspectionForm';
import { answerKind } from '#domain/forms/kinds/index';
import type { AnswerKind } from '#domain/forms/kinds/answerKind';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { addDays } from 'sijil/base/time/riyadhTime';
import type { SeededRandom } from './seededRandom';
import { sayAnswer } from '#domain/forms/asked';

/** Notes that fit any question, by the score that they explain. */
export const sampleNotes: Readonly<Record<Score, readonly Localized[]>> = {
  0: [
    {
      ar: 'البند غير مستوفٍ وقت الزيارة، وأُبلغ به المسؤول.',
      en: 'Not complied with during the visit; the person in charge was informed.',
    },
    {
      ar: 'البند غير مستوفٍ، والصورة تُظهر ذلك.',
      en: 'Not complied with, as the photo shows.',
    },
  ],
  1: [
    { ar: 'البند مستوفٍ في جزء منه.', en: 'Complied with in part.' },
    {
      ar: 'بدأت المعالجة قبل الزيارة ولم تكتمل بعد.',
      en: 'Work on it began before the visit and is not finished.',
    },
  ],
  2: [
    { ar: 'مطابق عند الزيارة.', en: 'In order during the visit.' },
    { ar: 'لا ملاحظات.', en: 'Nothing to remark.' },
  ],
};

export function readingNote(asked: Asked, reading: number): Localized {
  const said = sayAnswer(asked, { reading });
  return {
    ar: `القراءة ${said?.ar ?? reading}، وهي خارج الحد المقبول.`,
    en: `The reading was ${said?.en ?? reading}, outside the accepted bounds.`,
  };
}

interface Sample {
  readonly question: FormQuestion;
  /** Actual or hypothetical score of the answer. */
  readonly score: Score;
  readonly random: SeededRandom;
  readonly language: Language;
  /** Day of the visit. */
  readonly visitOn: string;
}

type Content = Pick<AnswerContent, 'entries'> & { readonly reading?: number };

/** Answers as an inspector might give them, by their input control. */
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

/** Content of an answer apart from its score; draws no random number for a kind without content. */
export function sampleContent(sample: Sample): Content {
  const { input } = answerKind(sample.question.kind);
  return input ? samples[input](sample) : {};
}

/** An option with this score or, if none has it, with the nearest one. */
function chosenOption({ question: { options = [] }, score, random }: Sample): Content {
  const distance = (of: Score | null) => Math.abs((of ?? 2) - score);
  const nearest = Math.min(...options.map((option) => distance(option.score)));
  const fitting = options.filter((option) => distance(option.score) === nearest);
  return { entries: [random.pick(fitting).key] };
}

/** Plausible degrees between a bound and a reading. */
const spread = { within: { least: 0.3, most: 4 }, outside: { least: 0.6, most: 6 } };

/** A temperature with one decimal, within the question's bounds or outside them. */
export function sampleReading(
  { min, max }: Pick<FormQuestion, 'min' | 'max'>,
  random: SeededRandom,
  where: 'within' | 'outside',
): number {
  const away = random.between(spread[where].least, spread[where].most);
  if (where === 'outside') return toTenth(max === undefined ? (min ?? 0) - away : max + away);
  if (min !== undefined && max !== undefined) return toTenth(random.between(min, max));
  return toTenth(max === undefined ? (min ?? 0) + away : max - away);
}

function toTenth(degrees: number): number {
  return Math.round(degrees * 10) / 10;
}
