import { count, eq } from 'drizzle-orm';
import type { FormReceipt } from '#domain/api/fieldViews';
import type { Api } from '../../../http/api';
import { answers } from '../../../db/schema/requests';
import type { RequestRow } from '../../../workflow/requestRow';

export async function loadReceipt(
  { db }: Pick<Api, 'db'>,
  { id, number, status, submittedAt }: RequestRow,
): Promise<FormReceipt> {
  const [row] = await db.select({ count: count() }).from(answers).where(eq(answers.requestId, id));
  return { number, status, submittedAt, answers: row?.count ?? 0 };
}
