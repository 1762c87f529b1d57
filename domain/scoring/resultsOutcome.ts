interface Results {
  /** Out of 100. */
  readonly score: number;
  readonly passingScore: number;
  readonly correctiveCount: number;
}

/** A certificate is issued from the passing score upwards, also while corrections are still asked for. */
export function issuesCertificate(score: number, passingScore: number): boolean {
  return score >= passingScore;
}

/** The status that sending results leads to: a certificate at once only when nothing is on the corrective list. */
export function resultsOutcome(results: Results): 'certificate_generated' | 'corrections_needed' {
  return results.correctiveCount === 0 && issuesCertificate(results.score, results.passingScore)
    ? 'certificate_generated'
    : 'corrections_needed';
}
