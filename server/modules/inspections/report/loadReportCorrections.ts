import { eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import type { CorrectiveStatus, ReportQuestion } from '../../../pdf/documents/report/reportData';
import type { RequestRow } from '../../../workflow/requestRow';
import type { Evidence } from './loadEvidence';

export type CorrectionRow = typeof correctiveItems.$inferSelect;
type Corrective = NonNullable<ReportQuestion['corrective']>;

export function loadCorrectionRows(db: Queryable, { id }: RequestRow): Promise<CorrectionRow[]> {
  return db.select().from(correctiveItems).where(eq(correctiveItems.requestId, id));
}

interface CorrectionContext {
  readonly request: RequestRow;
  /** Approval of the list; null before. */
  readonly correctedAt: Date | null;
  readonly evidence: Evidence;
  readonly now: Date;
}

/** Report's view of an item of the corrective list. */
export function toCorrective(item: CorrectionRow, context: CorrectionContext): Corrective {
  const { picturesOf, documentsOf } = context.evidence;
  return {
    status: statusOf(item, context),
    ...(item.action && { note: item.action }),
    ...((item.verdict === 'refused' || item.contested) &&
      item.verdictNote && { verdictNote: item.verdictNote }),
    evidence: picturesOf(item.fileIds),
    attachments: documentsOf(item.fileIds),
  };
}

function statusOf(item: CorrectionRow, { request, correctedAt, now }: CorrectionContext): CorrectiveStatus {
  // Accepted is not yet counted: only an approved list changes the score.
  if (item.verdict === 'accepted' && !correctedAt) return 'accepted';
  if (item.verdict === 'accepted') return item.contested ? 'withdrawn' : 'approved';
  if (item.verdict === 'refused') return 'rejected';
  if (item.answeredAt) return 'submitted';
  return request.correctionsDueAt && request.correctionsDueAt < now ? 'expired' : 'needed';
}
