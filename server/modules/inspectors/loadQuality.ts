import { and, avg, count, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { calibrationView, teamInspectorView } from '#domain/api/inspectorViews';
import { movedShare, qualitySince } from '#domain/inspectors';
import type { Queryable } from 'sijil/server/db/connect';
import { answers, formVersions, inspectorReports, requests, reviews } from '../../db/schema/requests';
import { textOf } from '../filledForms/loadFilledForm';

type Calibration = z.output<typeof calibrationView>;

/** Number of questions listed, those with the most changed answers; the others have too few. */
const most = 12;

/**
 * Calibration of an inspector: how far reviews change their answers, by question, over forms whose results were sent in the
 * last year. Uses the index of requests by inspector.
 */
export async function loadCalibration(db: Queryable, inspectorId: string, now: Date): Promise<Calibration> {
  const counted = {
    answers: count(),
    moved: sql<number>`count(*) filter (where ${movedAnswer})::int`,
    lowered: sql<number>`count(*) filter (where ${movedAnswer} and ${answers.score} < ${answers.inspectorScore})::int`,
    raised: sql<number>`count(*) filter (where ${movedAnswer} and ${answers.score} > ${answers.inspectorScore})::int`,
    /** Average change in points, of two per answer; negative if reviews are stricter. */
    shift: sql<
      number | null
    >`round(avg(${answers.score} - ${answers.inspectorScore}) filter (where ${movedAnswer}), 1)::float8`,
  };
  const rows = await db
    .select({
      questionKey: answers.questionKey,
      ...counted,
      formVersionId: sql<string>`min(${requests.formVersionId}::text)`,
    })
    .from(requests)
    .innerJoin(answers, eq(answers.requestId, requests.id))
    .where(
      and(
        eq(requests.inspectorId, inspectorId),
        isNotNull(requests.resultsSentAt),
        gte(requests.resultsSentAt, qualitySince(now)),
        isOwnAnswer,
      ),
    )
    .groupBy(answers.questionKey)
    .orderBy(desc(counted.moved), answers.questionKey);
  const changed = rows.filter(({ moved }) => moved > 0).slice(0, most);
  const sum = (figure: 'answers' | 'moved' | 'lowered' | 'raised') =>
    rows.reduce((total, row) => total + row[figure], 0);
  return {
    answers: sum('answers'),
    moved: sum('moved'),
    lowered: sum('lowered'),
    raised: sum('raised'),
    movedPercent: movedShare(sum('moved'), sum('answers')),
    questions: await named(db, changed),
  };
}

type Row = Omit<Calibration['questions'][number], 'text' | 'movedPercent'> & {
  readonly questionKey: string;
  readonly formVersionId: string;
};

/** Adds the text of each question, from one of its forms. */
async function named(db: Queryable, rows: readonly Row[]): Promise<Calibration['questions']> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map(({ formVersionId }) => formVersionId))];
  const versions = await db
    .select({ id: formVersions.id, body: formVersions.body })
    .from(formVersions)
    .where(inArray(formVersions.id, ids));
  return rows.map(({ questionKey, formVersionId, ...figures }) => {
    const form = versions.find((version) => version.id === formVersionId)?.body;
    const text = form ? textOf(form, questionKey) : { ar: questionKey, en: questionKey };
    return { text, ...figures, movedPercent: movedShare(figures.moved, figures.answers) };
  });
}

type Quality = z.output<typeof teamInspectorView>['quality'];

/** Forms that a supervisor has reviewed and closed. */
const reviewed = isNotNull(requests.resultsSentAt);

/** Quality figures of these inspectors since a time, by id; each query uses an index on the inspector. */
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

/** Reports about these inspectors since a time, by inspector and state; dismissed ones do not count. */
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

/** Number of upheld reports per inspector; inspectors without reports are absent. */
export async function countUpheld(
  db: Queryable,
  ids: readonly string[],
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await countReports(db, ids, since);
  return new Map(rows.filter(({ status }) => status === 'upheld').map(({ id, reports }) => [id, reports]));
}

/** Given on the visit itself: answers copied by a re-inspection do not rate its inspector (rules 3.18). */
export const isOwnAnswer = eq(answers.carried, false);

/** True if a review left a different answer than the inspector's. */
const movedAnswer = sql<boolean>`(${answers.changedById} is not null and (${answers.inspectorScore}, ${answers.inspectorReading}, coalesce(${answers.inspectorEntries}, ${answers.entries})) is distinct from (${answers.score}, ${answers.reading}, ${answers.entries}))`;
