import type { Score } from '#domain/forms/answer';
import { type FormQuestion, type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import type { Language } from '#framework/base/i18n/localized';
import { readingNote, sampleNotes } from './sampleNotes';
import { sampleReading } from './sampleReading';
import { type SeededRandom, seededRandom } from './seededRandom';

/** An answer whose evidence is yet to be photographed: `photos` says how many pictures belong to it. */
export interface PlannedAnswer {
  readonly questionKey: string;
  readonly score: Score | null;
  readonly reading?: number;
  readonly note?: string;
  readonly photos: number;
}

interface RandomOptions {
  /** Number of questions that score 0 or 1; by default up to one in seven. */
  readonly fail?: number;
  readonly language?: Language;
}

const notApplicableShare = 0.04;
const commonFailShare = 1 / 7;

/**
 * Fills a form as an inspector might on an ordinary day: readings within or outside the bounds as the score says,
 * a photo and a note wherever something is wrong. The same seed always gives the same answers, and once their photos
 * are attached they pass `checkAnswers`.
 */
export function randomAnswers(
  form: InspectionForm,
  seed: string | number,
  { fail, language = 'ar' }: RandomOptions = {},
): PlannedAnswer[] {
  const random = seededRandom(seed);
  const questions = questionsOf(form);
  const failures = fail ?? Math.floor(random.next() * questions.length * commonFailShare);
  const failed = new Set(random.shuffle(questions.map(({ key }) => key)).slice(0, failures));
  return questions.map((question) => {
    if (failed.has(question.key)) return faulty(question, random, language);
    const skipped = question.allowNotApplicable && random.next() < notApplicableShare;
    return skipped ? notApplicable(question, random, language) : compliant(question, random, language);
  });
}

function faulty(question: FormQuestion, random: SeededRandom, language: Language): PlannedAnswer {
  const score = random.next() < 0.4 ? 0 : 1;
  const photos = Math.max(1, photosAsked(question));
  const answer = { questionKey: question.key, score, photos } as const;
  if (question.kind !== 'temperature') return { ...answer, note: random.pick(sampleNotes[score])[language] };
  const reading = sampleReading(question, random, 'outside');
  return { ...answer, reading, note: readingNote(reading)[language] };
}

function compliant(question: FormQuestion, random: SeededRandom, language: Language): PlannedAnswer {
  const noted = question.requiresNote || random.next() < 0.06;
  return {
    questionKey: question.key,
    score: 2,
    photos: photosAsked(question),
    ...(question.kind === 'temperature' && { reading: sampleReading(question, random, 'within') }),
    ...(noted && { note: random.pick(sampleNotes[2])[language] }),
  };
}

function notApplicable({ key }: FormQuestion, random: SeededRandom, language: Language): PlannedAnswer {
  return { questionKey: key, score: null, photos: 0, note: random.pick(sampleNotes.na)[language] };
}

/** The document that a question asks for is photographed too, so it counts as a second picture. */
function photosAsked({ requiresImage, requiresFile }: FormQuestion): number {
  return Number(requiresImage) + Number(requiresFile);
}
