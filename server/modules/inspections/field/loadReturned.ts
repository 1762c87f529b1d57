import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { answers, requestHistory } from '../../../db/schema/requests';
import type { RequestRow } from '../../../workflow/requestRow';
import type { AssignmentView } from '#domain/api/assignmentView';
import { isOwnAnswer } from '../../inspectors/countedAnswers';

/** A form that came back from the supervisor: the reason, and the answers to go on from; null where none did. */
export async function loadReturned(
  db: Queryable,
  { id: requestId }: RequestRow,
): Promise<AssignmentView['returned']> {
  const rows = await db
    .select()
    .from(answers)
    .where(and(eq(answers.requestId, requestId), isOwnAnswer));
  if (rows.length === 0) return null;
  const [step] = await db
    .select({ reason: requestHistory.reason })
    .from(requestHistory)
    .where(and(eq(requestHistory.requestId, requestId), eq(requestHistory.transition, 'returnForm')))
    .orderBy(desc(requestHistory.position))
    .limit(1);
  return {
    reason: step?.reason ?? '',
    answers: rows.map(({ vehicleId, questionKey, score, reading, note, supervisorNote, fileIds }) => ({
      vehicleId,
      questionKey,
      score,
      reading,
      note,
      supervisorNote,
      fileIds: [...fileIds],
    })),
  };
}
