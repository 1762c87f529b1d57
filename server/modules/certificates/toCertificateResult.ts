import { gradeReason } from '#domain/scoring/grades';
import type { CertificateResult } from '../../db/schema/certificates';
import type { RequestRow } from '../../workflow/requestRow';
import type { ScoreSummary } from '#domain/scoring/scoreRequest';

interface Scores {
  /** Score and grade on the certificate. */
  readonly score: ScoreSummary;
  readonly atVisit: ScoreSummary;
  readonly correctedAt: Date | null;
}

/**
 * Origin of a certificate's score: the visit's result, the day of corrections that raised it, the reason for the
 * grade.
 */
export function toCertificateResult(
  { startedAt, visitAt }: Pick<RequestRow, 'startedAt' | 'visitAt'>,
  { score, atVisit, correctedAt }: Scores,
): CertificateResult {
  const raised = score.total !== atVisit.total || score.grade !== atVisit.grade;
  return {
    inspectedAt: (startedAt ?? visitAt)?.toISOString() ?? null,
    atVisit: { score: atVisit.total ?? 0, grade: atVisit.grade ?? '–' },
    correctedAt: raised ? (correctedAt?.toISOString() ?? null) : null,
    gradeReason: gradeReason(score.total, score.failedCritical),
  };
}
