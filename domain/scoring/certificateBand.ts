import { type Grade, type GradeBand, gradeBands } from './gradeBands';
import { issuesCertificate } from './resultsOutcome';

interface Scored {
  /** Out of 100. */
  readonly total: number | null;
  readonly grade: Grade | null;
}

/**
 * The band of the certificate that a branch or a vehicle has earned: from the form's passing score upwards, and for no
 * grade whose certificate lasts no time (failed critical questions lower the grade); null where it earned none.
 */
export function certificateBand({ total, grade }: Scored, passingScore: number): GradeBand | null {
  if (total === null || !issuesCertificate(total, passingScore)) return null;
  return gradeBands.find((band) => band.grade === grade && band.certificateMonths > 0) ?? null;
}
