import { and, between, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { averageOf, type Tally } from '#domain/figures/questionBands';
import type { Period } from '#domain/figures/period';
import type { Queryable } from '#framework/server/db/connect';
import { questionTallies } from '../../db/schema/figures';
import type { KnownQuestion } from './formQuestions';

export type Tallies = ReadonlyMap<string, Tally>;

/** Tally of the answers to each question of a service in a period; everywhere, or at `place`. */
export async function readTallies(
  db: Queryable,
  serviceId: string,
  { from, to }: Period,
  place?: SQL,
): Promise<Tallies> {
  const { zero, one, two, notApplicable, questionKey, month } = questionTallies;
  const total = (column: PgColumn) => sql<number>`sum(${column})::int`;
  const rows = await db
    .select({
      key: questionKey,
      zero: total(zero),
      one: total(one),
      two: total(two),
      notApplicable: total(notApplicable),
    })
    .from(questionTallies)
    .where(and(eq(questionTallies.serviceId, serviceId), between(month, `${from}-01`, `${to}-01`), place))
    .groupBy(questionKey);
  return new Map(rows.map(({ key, ...tally }) => [key, tally]));
}

/** The questions of a form that were answered, each with its tally. */
export function withTallies(questions: readonly KnownQuestion[], tallies: Tallies) {
  return questions.flatMap(({ category, ...question }) => {
    const tally = tallies.get(question.key);
    if (!tally || tally.zero + tally.one + tally.two + tally.notApplicable === 0) return [];
    return [{ ...question, category: category.title, tally, average: averageOf(tally) }];
  });
}
