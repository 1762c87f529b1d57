import type { Answer, Score } from '#domain/forms/answer';
import {
  type FormCategory,
  type FormQuestion,
  type InspectionForm,
  questionsOf,
} from '#domain/forms/inspectionForm';
import { answerKind } from '#domain/forms/kinds/index';
import { issuesCertificate } from '#domain/scoring/grades';
import { type RequestScore, scoreParts } from '#domain/scoring/scoreRequest';
import { sampleReading } from '../../sample/sampleContent';
import { type SeededRandom, seededRandom } from '../../sample/seededRandom';
import { findingTexts, notApplicableNotes } from '../../sample/findings/findingTexts';
import type { Plan } from '../data/plan';

/** Subject of one copy of the form; `name` is that of the branch, or the plate. */
export interface Part {
  readonly vehicleId: string | null;
  readonly name: string;
}

export interface Found {
  readonly vehicleId: string | null;
  readonly category: FormCategory;
  readonly question: FormQuestion;
  readonly score: Score | null;
  readonly reading: number | null;
  readonly note: string | null;
}

export interface Findings {
  readonly found: readonly Found[];
  readonly score: RequestScore;
}

/** Fills in the form for every part with the plan's result: without faults, with some, or below the passing score. */
export function findingsOf(
  form: InspectionForm,
  parts: readonly Part[],
  planned: Plan['findings'],
  seed: string,
): Findings {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const random = seededRandom(`${seed}/${attempt}`);
    const found = parts.flatMap((part) => fillForm(form, part, planned ?? 'some', random));
    const score = scoreFound(form, parts, found, []);
    if (fits(form, found, score, planned ?? 'some')) return { found, score };
  }
  throw new Error(`no findings fit ${seed}`);
}

export const isFault = ({ score }: Pick<Found, 'score'>): boolean => score === 0 || score === 1;

/** Score after these faults were accepted as corrected. */
export function scoreFound(
  form: InspectionForm,
  parts: readonly Part[],
  found: readonly Found[],
  accepted: readonly Pick<Found, 'vehicleId' | 'question'>[],
): RequestScore {
  return scoreParts(
    form,
    parts.map(({ vehicleId }) => ({
      vehicleId,
      answers: found.filter((one) => one.vehicleId === vehicleId).map(toAnswer),
      acceptedKeys: accepted.filter((one) => one.vehicleId === vehicleId).map(({ question }) => question.key),
    })),
  );
}

const toAnswer = ({ question, score }: Found): Answer => ({ questionKey: question.key, score, fileIds: [] });

function fits(
  { passingScore }: InspectionForm,
  found: readonly Found[],
  { total, grade }: RequestScore,
  planned: NonNullable<Plan['findings']>,
): boolean {
  const faults = found.filter(isFault).length;
  if (total === null) return false;
  const passes = issuesCertificate(total, passingScore);
  if (planned === 'none') return faults === 0;
  if (planned === 'many') return !passes && total > 52;
  return passes && grade !== 'F' && faults >= 2 && faults <= 20;
}

function fillForm(
  form: InspectionForm,
  part: Part,
  planned: NonNullable<Plan['findings']>,
  random: SeededRandom,
): Found[] {
  const weaknesses = weaknessesOf(form, part.name);
  const texts = findingTexts(form);
  return form.categories.flatMap((category) =>
    category.questions.map((question) => {
      const score = chooseScore(question, weaknesses, planned, random);
      const text = texts[question.key];
      const notes = { 0: text?.none.ar, 1: text?.partly.ar, 2: null };
      const note = score === null ? notApplicableNotes[form.subject].ar : (notes[score] ?? null);
      const where = score === 2 ? 'within' : 'outside';
      const measured = answerKind(question.kind).input === 'number' && score !== null;
      const reading = measured ? toHalf(sampleReading(question, random, where)) : null;
      return { vehicleId: part.vehicleId, category, question, score, reading, note };
    }),
  );
}

function chooseScore(
  { key, allowNotApplicable }: FormQuestion,
  { usual, recurring }: Weaknesses,
  planned: NonNullable<Plan['findings']>,
  random: SeededRandom,
): Score | null {
  if (allowNotApplicable && random.next() < 0.03) return null;
  const likely = { none: 0, some: recurring.get(key) ?? usual, many: 0.42 }[planned];
  if (random.next() >= likely) return 2;
  return random.next() < (planned === 'many' ? 0.6 : 0.38) ? 0 : 1;
}

/** Rounds to half degrees, as on inspectors' thermometers; no bound of the forms lies between two of them. */
const toHalf = (degrees: number) => Math.round(degrees * 2) / 2;

/** Probability that each question fails at a place, so that faults recur and comparisons are meaningful. */
interface Weaknesses {
  readonly usual: number;
  readonly recurring: ReadonlyMap<string, number>;
}

/** Weaknesses of a place, different for each; `name` distinguishes the places. */
function weaknessesOf(form: InspectionForm, name: string): Weaknesses {
  const random = seededRandom(`weaknesses/${name}`);
  const keys = random.shuffle(questionsOf(form).map(({ key }) => key));
  const count = Math.round(random.between(4, 8));
  return {
    usual: random.between(0.03, 0.17),
    recurring: new Map(keys.slice(0, count).map((key) => [key, random.between(0.45, 0.8)])),
  };
}
