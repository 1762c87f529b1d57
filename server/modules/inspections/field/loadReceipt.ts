import { count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { statusNames } from '#domain/workflow/statuses';
import type { Api } from '../../../http/api';
import { answers } from '../../../db/schema/requests';
import type { RequestRow } from '../../../workflow/requestRow';

/** What an app needs to know that its form has arrived: `submittedAt` is null until it has, and after it was returned. */
export const formReceipt = z.object({
  number: z.number(),
  status: z.enum(statusNames),
  submittedAt: z.date().nullable(),
  answers: z.number(),
});

export async function loadReceipt(
  { db }: Pick<Api, 'db'>,
  { id, number, status, submittedAt }: RequestRow,
): Promise<z.output<typeof formReceipt>> {
  const [row] = await db.select({ count: count() }).from(answers).where(eq(answers.requestId, id));
  return { number, status, submittedAt, answers: row?.count ?? 0 };
}
