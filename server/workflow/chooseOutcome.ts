import { and, count, eq, lt } from 'drizzle-orm';
import { resultsOutcome } from '#domain/scoring/grades';
import type { RequestStatus } from '#domain/workflow/statuses';
import type { Transaction } from '#framework/server/db/connect';
import { answers, formVersions } from '../db/schema/requests';
import type { RequestRow } from './effect';

/** Status after sending the results, by the score and the number of answers to correct. */
export async function chooseOutcome(tx: Transaction, request: RequestRow): Promise<RequestStatus> {
  const [form] = await tx.select().from(formVersions).where(eq(formVersions.id, request.formVersionId));
  const [failed] = await tx
    .select({ count: count() })
    .from(answers)
    .where(and(eq(answers.requestId, request.id), lt(answers.score, 2)));
  return resultsOutcome({
    score: request.score ?? 0,
    passingScore: form?.body.passingScore ?? 100,
    correctiveCount: failed?.count ?? 0,
  });
}
