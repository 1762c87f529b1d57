import { count, eq, sql } from 'drizzle-orm';
import type { FormReceipt } from '#domain/api/fieldViews';
import type { Queryable } from '#framework/server/db/connect';
import { answers } from '../../../db/schema/requests';
import type { RequestRow } from '../../../workflow/requestRow';

/** Receipt of a visit's form: the number of its answers and files, counted in the database. */
export async function loadReceipt(
  db: Queryable,
  { id, number, status, version, submittedAt, score, grade }: RequestRow,
): Promise<FormReceipt> {
  const [row] = await db
    .select({
      answers: count(),
      files: sql<number>`coalesce(sum(cardinality(${answers.fileIds})), 0)::int`,
    })
    .from(answers)
    .where(eq(answers.requestId, id));
  const { answers: given = 0, files = 0 } = row ?? {};
  return { number, status, version, submittedAt, answers: given, files, score, grade };
}
