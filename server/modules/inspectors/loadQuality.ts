import { and, avg, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { teamInspectorView } from '#domain/api/inspectorViews';
import { movedShare } from '#domain/inspectors/quality';
import type { Queryable } from '#framework/server/db/connect';
import { answers, requests, reviews } from '../../db/schema/requests';
import { isOwnAnswer, movedAnswer } from './countedAnswers';
import { countReports } from './countReports';

export type Quality = z.output<typeof teamInspectorView>['quality'];

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
