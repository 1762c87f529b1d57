import { gradeReason } from '#domain/scoring/gradeReason';
import type { CertificateResult } from '../../db/schema/certificates';
import type { RequestRow } from '../../workflow/requestRow';
import type { Standing } from '#domain/scoring/scoreParts';

interface Scores {
  /** As the certificate states it. */
  readonly score: Standing;
  readonly atVisit: Standing;
  readonly correctedAt: Date | null;
}

/** What a certificate says of where its score comes from. */
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
