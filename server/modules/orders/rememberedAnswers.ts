import { inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { type OrderAnswer, requests } from '../../db/schema/requests';
import { qualified } from '#framework/server/db/qualified';
import { tables } from '#framework/server/db/schema/tables';
import type { Owned } from './serviceRow';

type Questions = readonly Owned<'questions'>[];
type Remembered = Record<string, string>;

/** Number of a branch's latest orders that are searched for its answers. */
const latestOrders = 5;

/**
 * Answers of an order to the questions that a service asks today, by question id: the same words are the same
 * question.
 */
export function answersTo(questions: Questions, given: readonly OrderAnswer[]): Remembered {
  return Object.fromEntries(
    questions.flatMap(({ id, text }) => {
      const found = given.find(({ question }) => question.ar === text.ar);
      return found ? [[id, found.answer]] : [];
    }),
  );
}

/**
 * Latest answers of each branch, in any order of any service, to the questions of this one; a branch without any is
 * left out.
 */
export async function readRemembered(
  db: Queryable,
  questions: Questions,
  branchIds: readonly string[],
): Promise<Record<string, Remembered>> {
  if (questions.length === 0 || branchIds.length === 0) return {};
  const { branches } = tables;
  const latest = sql`lateral (select one.answers, one.created_at from ${requests} as one
    where one.branch_id = ${qualified(branches.id)} and one.answers <> '[]'::jsonb
    order by one.created_at desc limit ${latestOrders}) as latest`;
  const rows = await db
    .select({ branchId: branches.id, answers: sql<readonly OrderAnswer[]>`latest.answers` })
    .from(branches)
    .innerJoin(latest, sql`true`)
    .where(inArray(branches.id, [...branchIds]))
    .orderBy(branches.id, sql`latest.created_at desc`);
  const remembered: Record<string, Remembered> = {};
  for (const { branchId, answers } of rows)
    remembered[branchId] = { ...answersTo(questions, answers), ...remembered[branchId] };
  return remembered;
}
