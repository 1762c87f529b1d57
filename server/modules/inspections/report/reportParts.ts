import type { FormQuestion } from '#domain/forms/inspectionForm';
import { isolate } from '#framework/base/formats/bidi';
import { isRecorded, sayAnswer } from '#domain/forms/asked';
import type { AnswerContent, Score } from '#domain/forms/answer';
import { answerKind } from '#domain/forms/kinds/index';
import type { Localized } from '#framework/base/i18n/localized';
import { type Grade, gradeReason } from '#domain/scoring/grades';
import type {
  ReportCategory,
  ReportData,
  ReportQuestion,
  ReportSaid,
} from '../../../pdf/documents/report/reportData';
import type { RequestScore } from '#domain/scoring/scoreRequest';
import type { RequestPlace } from '../../requests/requestPlace';

type PartScore = RequestScore['parts'][number];

/** A score as the head of a report states it, of the request or of one vehicle. */
export interface HeadScore {
  readonly total: number;
  readonly grade: Grade | null;
  readonly failedCritical: number;
}

type Scores =
  | { readonly score: RequestScore; readonly atVisit: RequestScore }
  | { readonly scored: PartScore; readonly visited: PartScore };

/** The present score and the visit's. */
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

/** Answer of a question besides its score, with its limits; nothing where there is none. */
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
      // A street is called by its Arabic name within an English address.
      .flatMap((part) => (part ? [language === 'en' ? isolate(part) : part] : []))
      .join(comma);
  return { ar: line('ar', '، '), en: line('en', ', ') };
}
