import type { PreviousAnswer, ResultsView } from '#domain/api/requestViews';
import {
  type EarlierAnswer,
  type ReasonToLook,
  reasonsToLook,
  reasonToLook,
} from '#domain/forms/reviewTriage';
import { inspectorsAnswer } from '@/requests/results/answerEdit';
import { type BenchQuestion, benchQuestions } from './benchQuestions';

export interface Look {
  readonly asked: BenchQuestion;
  readonly reason: ReasonToLook;
  readonly before: PreviousAnswer | undefined;
}

/** A form with the answers that are looked at one by one, and those that say what the last visit said and raise no question. */
export interface Triage {
  readonly looks: readonly Look[];
  readonly rest: readonly BenchQuestion[];
}

/** Divides a form, vehicle by vehicle; null without an earlier visit. */
export function triageOf(results: ResultsView, previous: readonly PreviousAnswer[]): Triage | null {
  if (previous.length === 0) return null;
  const looks: Look[] = [];
  const rest: BenchQuestion[] = [];
  for (const asked of benchQuestions(results)) {
    const { question, vehicleId } = asked;
    const before = previous.find((one) => one.vehicleId === vehicleId && one.questionKey === question.key);
    const reason = reasonToLook(inspectorsAnswer(question), before ? earlier(before) : null);
    if (reason) looks.push({ asked, reason, before });
    else rest.push(asked);
  }
  const vehicles = results.parts.map(({ vehicle }) => vehicle?.id ?? null);
  const place = ({ asked, reason }: Look) =>
    vehicles.indexOf(asked.vehicleId) * reasonsToLook.length + reasonsToLook.indexOf(reason);
  return { looks: looks.toSorted((one, other) => place(one) - place(other)), rest };
}

const earlier = ({ score, said, evidence }: PreviousAnswer): EarlierAnswer => ({
  score,
  said,
  photos: evidence.filter(({ type }) => type.startsWith('image/')).length,
});
