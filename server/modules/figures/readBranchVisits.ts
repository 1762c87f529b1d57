import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Days } from '#domain/figures/period';
import { poolScores, type Tally } from '#domain/figures/questionBands';
import type { Score } from '#domain/forms/answer';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { scoreRequest } from '#domain/scoring/scoreRequest';
import { addDays, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import { answers, formVersions, requests } from '../../db/schema/requests';
import { countedScore, isStanding, isStandingAnswer } from '../../records/countedScore';
import type { Tallies } from './loadQuestions';

/** Visit whose results were sent: its time and findings, and its present score. */
export interface BranchVisit {
  readonly id: string;
  readonly number: number;
  readonly on: Date;
  readonly found: number | null;
  readonly now: number | null;
  /** Answers: one per question, or one per inspected vehicle. */
  readonly answers: readonly BranchAnswer[];
}

interface BranchAnswer {
  readonly vehicleId: string | null;
  readonly key: string;
  readonly score: Score | null;
}

const none: Tally = { zero: 0, one: 0, two: 0, notApplicable: 0 };
const nameOf = (score: Score | null): keyof Tally =>
  score === null ? 'notApplicable' : (['zero', 'one', 'two'] as const)[score];

/** The visits of a branch in a service whose results were sent in these days and count, the first first. */
export async function readBranchVisits(
  db: Queryable,
  branchId: string,
  serviceId: string,
  { from, to }: Days,
): Promise<BranchVisit[]> {
  const rows = await db
    .select({ request: requests, now: countedScore, form: formVersions.body })
    .from(requests)
    .innerJoin(formVersions, eq(formVersions.id, requests.formVersionId))
    .where(
      and(
        eq(requests.branchId, branchId),
        eq(requests.serviceId, serviceId),
        isStanding,
        gte(requests.resultsSentAt, riyadhInstant(from)),
        lt(requests.resultsSentAt, riyadhInstant(addDays(to, 1))),
      ),
    )
    .orderBy(asc(requests.resultsSentAt), asc(requests.id));
  const ids = rows.map(({ request }) => request.id);
  const answered = await db
    .select({
      requestId: answers.requestId,
      vehicleId: answers.vehicleId,
      key: answers.questionKey,
      score: answers.score,
    })
    .from(answers)
    .where(and(inArray(answers.requestId, ids), isStandingAnswer));
  return rows.map(({ request: { id, number, startedAt, visitAt, createdAt }, now, form }) => {
    const own = answered.filter(({ requestId }) => requestId === id);
    const on = startedAt ?? visitAt ?? createdAt;
    return { id, number, on, found: scoreFound(form, own), now, answers: own };
  });
}

/** The score before any correction: of several vehicles the mean of theirs (rules 5.2). */
function scoreFound(form: InspectionForm, given: readonly BranchAnswer[]): number | null {
  const vehicles = [...new Set(given.map(({ vehicleId }) => vehicleId))];
  return scoreRequest(
    vehicles.map((one) => poolScores(form, tally(given.filter(({ vehicleId }) => vehicleId === one))).total),
  );
}

/** Tally of the answers to each question over all of these visits. */
export function tallyVisits(visits: readonly BranchVisit[]): Tallies {
  return tally(visits.flatMap((visit) => visit.answers));
}

function tally(given: readonly BranchAnswer[]): Tallies {
  const tallies = new Map<string, Tally>();
  for (const { key, score } of given) {
    const before = tallies.get(key) ?? none;
    const name = nameOf(score);
    tallies.set(key, { ...before, [name]: before[name] + 1 });
  }
  return tallies;
}
