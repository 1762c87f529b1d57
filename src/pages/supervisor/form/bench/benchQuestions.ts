import type { ResultsView } from '#domain/api/requestViews';
import { answerKey, type Question } from '@/requests/results/answerEdit';

export interface BenchQuestion {
  /** Key of the answer, from `answerKey`. */
  readonly answer: string;
  readonly vehicleId: string | null;
  readonly vehicle: string | null;
  readonly question: Question;
}

export interface BenchPhoto {
  readonly answer: string;
  readonly url: string;
}

/** Questions of a form in its order, vehicle by vehicle. */
export function benchQuestions({ parts }: ResultsView): readonly BenchQuestion[] {
  return parts.flatMap(({ vehicle, categories }) =>
    categories.flatMap(({ questions }) =>
      questions.map((question) => ({
        answer: answerKey(vehicle?.id ?? null, question.key),
        vehicleId: vehicle?.id ?? null,
        vehicle: typeof vehicle?.name === 'string' ? vehicle.name : null,
        question,
      })),
    ),
  );
}

/** Photos of the form, in the order of its questions. */
export function benchPhotos(questions: readonly BenchQuestion[]): readonly BenchPhoto[] {
  return questions.flatMap(({ answer, question: { evidence } }) =>
    evidence.filter(({ type }) => type.startsWith('image/')).map(({ url }) => ({ answer, url })),
  );
}

/** Returns the next question that meets a condition, from the start again after the last; the current one if no other does. */
export function nextWhere(
  questions: readonly BenchQuestion[],
  current: string | null,
  predicate: (one: BenchQuestion) => boolean,
): BenchQuestion | undefined {
  const at = questions.findIndex(({ answer }) => answer === current);
  return [...questions.slice(at + 1), ...questions.slice(0, at + 1)].find(predicate);
}

export const isBelowTwo = ({ question: { score } }: BenchQuestion) => score === 0 || score === 1;
