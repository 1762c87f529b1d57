import type { RequestSummary } from '#domain/api/requestViews';
import { riyadhDate } from '#domain/scheduling/riyadhTime';

export interface Figures {
  readonly ordered: number;
  readonly completed: number;
  /** Out of 100, one decimal; null when nothing was scored. */
  readonly averageScore: number | null;
  /** Halalas, VAT included, of what was ordered. */
  readonly value: number;
}

const isThisMonth = (moment: string, now: Date) =>
  riyadhDate(new Date(moment)).slice(0, 'YYYY-MM'.length) === riyadhDate(now).slice(0, 'YYYY-MM'.length);

/** The Riyadh month so far, from the newest requests and the newest completed ones. */
export function monthFigures(
  requests: readonly RequestSummary[],
  completed: readonly RequestSummary[],
  now: Date,
): Figures {
  const ordered = requests.filter(({ createdAt }) => isThisMonth(createdAt, now));
  const done = completed.filter(({ statusSince }) => isThisMonth(statusSince, now));
  const scores = done.flatMap(({ score }) => score ?? []);
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    ordered: ordered.length,
    completed: done.length,
    averageScore: scores.length === 0 ? null : Math.round((10 * sum) / scores.length) / 10,
    value: ordered.reduce((total, request) => total + (request.total ?? 0), 0),
  };
}
