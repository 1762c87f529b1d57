import { eq, inArray } from 'drizzle-orm';
import type { AppContext } from '#framework/server/http/appContext';
import { files } from '#framework/server/db/schema/files';
import type { Queryable } from '#framework/server/db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import type { CorrectiveStatus, ReportQuestion } from '../../../pdf/documents/report/reportData';
import type { RequestRow } from '../../../workflow/effect';

type CorrectionRow = typeof correctiveItems.$inferSelect;

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

/** Pictures are drawn, documents named. */
export interface Evidence {
  readonly picturesOf: (fileIds: readonly string[]) => Buffer[];
  readonly documentsOf: (fileIds: readonly string[]) => string[];
}

/** Attachments of answers and corrections, for a report. */
export async function loadEvidence(
  api: Pick<AppContext, 'db' | 'storage'>,
  fileIds: readonly string[],
): Promise<Evidence> {
  const found =
    fileIds.length === 0
      ? []
      : await api.db
          .select({ id: files.id, name: files.name, type: files.type, sha256: files.sha256 })
          .from(files)
          .where(inArray(files.id, [...fileIds]));
  const isPicture = ({ type }: { readonly type: string }) => type.startsWith('image/');
  const pictures = new Map(
    await Promise.all(
      found.filter(isPicture).map(async ({ id, sha256 }) => [id, await api.storage.read(sha256)] as const),
    ),
  );
  const documents = new Map(found.filter((file) => !isPicture(file)).map(({ id, name }) => [id, name]));
  return {
    picturesOf: (ids) => ids.flatMap((id) => pictures.get(id) ?? []),
    documentsOf: (ids) => ids.flatMap((id) => documents.get(id) ?? []),
  };
}
