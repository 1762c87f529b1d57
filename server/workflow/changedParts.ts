import { and, count, eq, inArray, lt } from 'drizzle-orm';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../db/schema/users';
import type { RequestChanges, RequestRow } from './effect';
import { resultsOutcome } from '#domain/scoring/grades';
import type { RequestStatus } from '#domain/workflow/statuses';
import { answers, formVersions } from '../db/schema/requests';

/** Changes by a step to the people and the time of the visit, each with its former and new value. */
export async function changedParts(
  tx: Transaction,
  before: RequestRow,
  changes: RequestChanges,
): Promise<HistoryDetail> {
  const people = { supervisor: 'supervisorId', inspector: 'inspectorId' } as const;
  const changed = Object.entries(people).filter(
    ([, column]) => changes[column] !== undefined && changes[column] !== before[column],
  );
  const nameOf = await readNames(
    tx,
    changed.flatMap(([, column]) => [before[column], changes[column]]),
  );
  const { visitAt } = changes;
  const moved = visitAt && visitAt.getTime() !== before.visitAt?.getTime();
  return {
    ...Object.fromEntries(
      changed.map(([part, column]) => [
        part,
        { from: nameOf(before[column]), to: nameOf(changes[column] ?? null) },
      ]),
    ),
    ...(moved && {
      visitAt: { from: before.visitAt?.toISOString() ?? null, to: visitAt.toISOString() },
    }),
  };
}

async function readNames(
  tx: Transaction,
  given: readonly (string | null | undefined)[],
): Promise<(id: string | null) => string | null> {
  const ids = given.filter((id) => typeof id === 'string');
  if (ids.length === 0) return () => null;
  const rows = await tx.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  return (id) => rows.find((row) => row.id === id)?.name ?? null;
}

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
