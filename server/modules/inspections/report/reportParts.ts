import { eq, inArray } from 'drizzle-orm';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { isolate } from 'sijil/base/formats/bidi';
import { isRecorded, sayAnswer } from '#domain/forms/asked';
import type { AnswerContent, Score } from '#domain/forms/answer';
import { answerKind } from '#domain/forms/kinds/index';
import type { Localized } from 'sijil/base/i18n/localized';
import { type Grade, gradeReason } from '#domain/scoring/grades';
import type {
  CorrectiveStatus,
  ReportCategory,
  ReportData,
  ReportQuestion,
  ReportSaid,
} from '../../../pdf/documents/report/reportData';
import type { RequestScore } from '#domain/scoring/scoreRequest';
import type { RequestPlace } from '../../requests/findRequest';
import type { AppContext } from 'sijil/server/http/appContext';
import { files } from 'sijil/server/db/schema/files';
import type { Queryable } from 'sijil/server/db/connect';
import { correctiveItems } from '../../../db/schema/requests';
import type { RequestRow } from '../../../workflow/effect';

type PartScore = RequestScore['parts'][number];

/** Score in the head of a report, of the request or of one vehicle. */
interface HeadScore {
  readonly total: number;
  readonly grade: Grade | null;
  readonly failedCritical: number;
}

type Scores =
  | { readonly score: RequestScore; readonly atVisit: RequestScore }
  | { readonly scored: PartScore; readonly visited: PartScore };

/** The present score, and the visit's score. */
export function headScores(scores: Scores | undefined): readonly [HeadScore, HeadScore] {
  if (!scores) throw new Error('a report is of something that was scored');
  if ('scored' in scores) return [ofPart(scores.scored), ofPart(scores.visited)];
  return [ofRequest(scores.score), ofRequest(scores.atVisit)];
}

const ofPart = ({ score, grade, failed }: PartScore): HeadScore => ({
  total: score.total ?? 0,
  grade,
  failedCritical: failed,
});
const ofRequest = ({ total, grade, failedCritical }: RequestScore): HeadScore => ({
  total: total ?? 0,
  grade,
  failedCritical,
});

export function gradeReasonOf({ total, failedCritical }: HeadScore): Pick<ReportData, 'gradeReason'> {
  const reason = gradeReason(total, failedCritical);
  return reason ? { gradeReason: reason } : {};
}

/** Both scores if an approved corrective list has raised the visit's score. */
export function raisedFrom(
  first: HeadScore,
  present: HeadScore,
  correctedAt: Date | null,
): Pick<ReportData, 'raised'> {
  if (!correctedAt || (first.total === present.total && first.grade === present.grade)) return {};
  return { raised: { score: first.total, grade: first.grade ?? '–', correctedOn: correctedAt } };
}

export function categoryScores(
  now: number | null | undefined,
  then: number | null | undefined,
): Pick<ReportCategory, 'score' | 'scoreAtVisit'> {
  const score = now ?? null;
  return typeof then === 'number' && then !== score ? { score, scoreAtVisit: then } : { score };
}

type Row = AnswerContent & { readonly score: Score | null };

/** Answer to a question apart from its score, with its limits; empty without one. */
export function reportSaid(question: FormQuestion, row: Row | undefined): { said?: ReportSaid } {
  const said = row && sayAnswer(question, row);
  if (!row || !said) return {};
  const kind = answerKind(question.kind);
  return { said: { text: said, limits: kind.limits(question), outside: kind.isOutside(question, row) } };
}

export function reportAnswer(question: FormQuestion, row: Row | undefined): ReportQuestion['answer'] {
  if (!row) return 'not_applicable';
  return row.score ?? (isRecorded(question, row) ? 'recorded' : 'not_applicable');
}

export function reportAddress({ branch, city, district }: RequestPlace): Localized {
  const line = (language: 'ar' | 'en', comma: string) =>
    [branch.street, district?.[language], city[language], branch.shortAddress]
      // Streets have Arabic names, isolated within an English address.
      .flatMap((part) => (part ? [language === 'en' ? isolate(part) : part] : []))
      .join(comma);
  return { ar: line('ar', '، '), en: line('en', ', ') };
}

type CorrectionRow = typeof correctiveItems.$inferSelect;

type Corrective = NonNullable<ReportQuestion['corrective']>;

export function loadCorrectionRows(db: Queryable, { id }: RequestRow): Promise<CorrectionRow[]> {
  return db.select().from(correctiveItems).where(eq(correctiveItems.requestId, id));
}

interface CorrectionContext {
  readonly request: RequestRow;
  /** Time of the list's approval; null before. */
  readonly correctedAt: Date | null;
  readonly evidence: Evidence;
  readonly now: Date;
}

/** Item of the corrective list in the report. */
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

/** Files of evidence: pictures to render, documents to name. */
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
