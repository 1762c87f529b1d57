import { and, avg, count, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { teamInspectorView } from '#domain/api/inspectorViews';
import { movedShare } from '#domain/inspectors/quality';
import type { Queryable } from '#framework/server/db/connect';
import { answers, inspectorReports, requests, reviews } from '../../db/schema/requests';

type Quality = z.output<typeof teamInspectorView>['quality'];

/** Forms that a supervisor has looked through and closed. */
const reviewed = isNotNull(requests.resultsSentAt);

/** The quality figures of some inspectors since a moment, by their ids; every query by an index on the inspector. */
export async function loadQuality(
  db: Queryable,
  ids: readonly string[],
  since: Date,
): Promise<(id: string) => Quality> {
  const [forms, reports, opinions] = await Promise.all([
    countAnswers(db, ids, since),
    countReports(db, ids, since),
    averageReviews(db, ids, since),
  ]);
  const none = { forms: 0, answers: 0, moved: 0 };
  return (id) => {
    const answered = forms.find((row) => row.id === id) ?? none;
    const own = reports.filter((row) => row.id === id);
    const opinion = opinions.find((row) => row.id === id);
    return {
      forms: answered.forms,
      answers: answered.answers,
      moved: answered.moved,
      movedPercent: movedShare(answered.moved, answered.answers),
      reports: own.reduce((sum, row) => sum + row.reports, 0),
      reportsUpheld: own.find(({ status }) => status === 'upheld')?.reports ?? 0,
      clientReviews: opinion?.reviews ?? 0,
      clientAverage: opinion ? Math.round(Number(opinion.average) * 10) / 10 : null,
    };
  };
}

function countAnswers(db: Queryable, ids: readonly string[], since: Date) {
  return db
    .select({
      id: requests.inspectorId,
      forms: sql<number>`count(distinct ${requests.id})::int`,
      answers: count(),
      moved: sql<number>`count(*) filter (where ${movedAnswer})::int`,
    })
    .from(requests)
    .innerJoin(answers, eq(answers.requestId, requests.id))
    .where(
      and(inArray(requests.inspectorId, [...ids]), reviewed, gte(requests.resultsSentAt, since), isOwnAnswer),
    )
    .groupBy(requests.inspectorId);
}

function averageReviews(db: Queryable, ids: readonly string[], since: Date) {
  return db
    .select({ id: reviews.inspectorId, reviews: count(), average: avg(reviews.average) })
    .from(reviews)
    .where(and(inArray(reviews.inspectorId, [...ids]), gte(reviews.createdAt, since)))
    .groupBy(reviews.inspectorId);
}

/** Reports about some inspectors since a moment, by inspector and state; dismissed ones do not count. */
function countReports(db: Queryable, ids: readonly string[], since: Date) {
  return db
    .select({ id: inspectorReports.inspectorId, status: inspectorReports.status, reports: count() })
    .from(inspectorReports)
    .where(
      and(
        inArray(inspectorReports.inspectorId, [...ids]),
        ne(inspectorReports.status, 'dismissed'),
        gte(inspectorReports.createdAt, since),
      ),
    )
    .groupBy(inspectorReports.inspectorId, inspectorReports.status);
}

/** Number of upheld reports per inspector; inspectors without any are left out. */
export async function countUpheld(
  db: Queryable,
  ids: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await countReports(db, ids, since);
  return new Map(rows.filter(({ status }) => status === 'upheld').map(({ id, reports }) => [id, reports]));
}

/** Given on the visit itself: what a re-inspection took over says nothing of who made it (rules 3.18). */
export const isOwnAnswer = eq(answers.carried, false);

/** A review has left another answer than the inspector had given. */
export const movedAnswer = sql<boolean>`(${answers.changedById} is not null and (${answers.inspectorScore}, ${answers.inspectorReading}, coalesce(${answers.inspectorEntries}, ${answers.entries})) is distinct from (${answers.score}, ${answers.reading}, ${answers.entries}))`;
