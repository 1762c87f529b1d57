import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import type { CorrectiveStatus, ReportQuestion } from '../../../pdf/documents/report/reportData';
import type { RequestRow } from '../../../workflow/requestRow';

type ItemRow = typeof correctiveItems.$inferSelect;
export type CorrectionOf = (
  vehicleId: string | null,
  questionKey: string,
) => ReportQuestion['corrective'] | undefined;

/** What the report says of each item of the corrective list. */
export async function loadReportCorrections(
  db: Queryable,
  request: RequestRow,
  now: Date,
): Promise<CorrectionOf> {
  const items = await db.select().from(correctiveItems).where(eq(correctiveItems.requestId, request.id));
  return (vehicleId, questionKey) => {
    const item = items.find((one) => one.vehicleId === vehicleId && one.questionKey === questionKey);
    return item && { status: statusOf(item, request, now), ...(item.action && { note: item.action }) };
  };
}

function statusOf(item: ItemRow, { correctionsDueAt }: RequestRow, now: Date): CorrectiveStatus {
  if (item.verdict === 'accepted') return 'approved';
  if (item.verdict === 'refused') return 'rejected';
  if (item.answeredAt) return 'submitted';
  return correctionsDueAt && correctionsDueAt < now ? 'expired' : 'needed';
}
