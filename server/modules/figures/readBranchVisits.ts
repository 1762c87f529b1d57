import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Days } from '#domain/figures/period';
import { poolScores } from '#domain/figures/poolScores';
import type { Tally } from '#domain/figures/questionBands';
import type { Score } from '#domain/forms/answer';
import { addDays, riyadhInstant } from '#domain/scheduling/riyadhTime';
import type { Queryable } from '../../db/connect';
import { answers, formVersions, requests } from '../../db/schema/requests';
import type { Tallies } from './readTallies';

/** A visit whose results were sent: when it was made, what was found, and where its score stands since. */
export interface BranchVisit {
  readonly id: string;
  readonly number: number;
  readonly on: Date;
  readonly found: number | null;
  readonly now: number | null;
  readonly scores: ReadonlyMap<string, Score | null>;
}

const none: Tally = { zero: 0, one: 0, two: 0, notApplicable: 0 };
const nameOf = (score: Score | null): keyof Tally =>
  score === null ? 'notApplicable' : (['zero', 'one', 'two'] as const)[score];

/** The visits of a branch in a service whose results were sent in these days, the first first. */
export async function readBranchVisits(
  db: Queryable,
  branchId: string,
  serviceId: string,
  { from, to }: Days,
): Promise<BranchVisit[]> {
  const rows = await db
    .select({ request: requests, form: formVersions.body })
    .from(requests)
    .innerJoin(formVersions, eq(formVersions.id, requests.formVersionId))
    .where(
      and(
        eq(requests.branchId, branchId),
        eq(requests.serviceId, serviceId),
        gte(requests.resultsSentAt, riyadhInstant(from)),
        lt(requests.resultsSentAt, riyadhInstant(addDays(to, 1))),
      ),
    )
    .orderBy(asc(requests.resultsSentAt), asc(requests.id));
  const ids = rows.map(({ request }) => request.id);
  const answered = await db
    .select({ requestId: answers.requestId, key: answers.questionKey, score: answers.score })
    .from(answers)
    .where(inArray(answers.requestId, ids));
  return rows.map(({ request, form }) => {
    const own = answered.filter(({ requestId }) => requestId === request.id);
    const scores = new Map(own.map(({ key, score }) => [key, score]));
    const { id, number, startedAt, visitAt, createdAt, score } = request;
    const found = poolScores(form, tallyScores([scores])).total;
    return { id, number, on: startedAt ?? visitAt ?? createdAt, found, now: score, scores };
  });
}

/** How the questions were answered in all of these visits together. */
export function tallyVisits(visits: readonly BranchVisit[]): Tallies {
  return tallyScores(visits.map(({ scores }) => scores));
}

function tallyScores(visits: readonly BranchVisit['scores'][]): Tallies {
  const tallies = new Map<string, Tally>();
  for (const [key, score] of visits.flatMap((scores) => [...scores])) {
    const tally = tallies.get(key) ?? none;
    const name = nameOf(score);
    tallies.set(key, { ...tally, [name]: tally[name] + 1 });
  }
  return tallies;
}
