import { type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import { seededRandom } from '../../sample/seededRandom';

/** Probability that each question fails at a place: the same faults come back, and comparisons show something. */
export interface Weaknesses {
  readonly usual: number;
  readonly recurring: ReadonlyMap<string, number>;
}

/** Weaknesses of a place, different for each; `name` distinguishes the places. */
export function weaknessesOf(form: InspectionForm, name: string): Weaknesses {
  const random = seededRandom(`weaknesses/${name}`);
  const keys = random.shuffle(questionsOf(form).map(({ key }) => key));
  const count = Math.round(random.between(4, 8));
  return {
    usual: random.between(0.03, 0.17),
    recurring: new Map(keys.slice(0, count).map((key) => [key, random.between(0.45, 0.8)])),
  };
}
