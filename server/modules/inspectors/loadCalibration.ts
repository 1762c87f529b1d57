import { and, count, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { calibrationView } from '#domain/api/inspectorViews';
import { movedShare, qualitySince } from '#domain/inspectors/quality';
import type { Queryable } from '#framework/server/db/connect';
import { answers, formVersions, requests } from '../../db/schema/requests';
import { textOf } from '../filledForms/nameItem';
import { isOwnAnswer, movedAnswer } from './loadQuality';

type Calibration = z.output<typeof calibrationView>;

/** Questions with the most changed answers; the others have too few. */
const most = 12;

/**
 * Calibration of an inspector: how far reviews move their answers, question by question, over forms whose results
 * were sent in the last year. Served by the index of requests on their inspector.
 */
export async function loadCalibration(db: Queryable, inspectorId: string, now: Date): Promise<Calibration> {
  const counted = {
    answers: count(),
    moved: sql<number>`count(*) filter (where ${movedAnswer})::int`,
    lowered: sql<number>`count(*) filter (where ${movedAnswer} and ${answers.score} < ${answers.inspectorScore})::int`,
    raised: sql<number>`count(*) filter (where ${movedAnswer} and ${answers.score} > ${answers.inspectorScore})::int`,
    /** Average difference in points, of two for an answer; negative if reviews are stricter. */
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

/** Sorted by the text in one of the forms. */
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
