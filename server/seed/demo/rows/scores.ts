import type { RequestScore } from '#domain/scoring/scoreParts';
import { type Case, has } from '../cases/case';
import { scoreFound } from '../scenario/findings';
import { acceptedFaults } from './correctionRows';

/** The score that counts once the corrective list was approved. */
export function settledScore(one: Case): RequestScore {
  return scoreFound(one.form.form, one.parts, one.findings.found, acceptedFaults(one));
}

/** The score as the request stands; none before its form was handed in. */
export function currentScore(one: Case): RequestScore | null {
  if (!has(one, 'submitForm')) return null;
  return has(one, 'approveCorrectiveActions') ? settledScore(one) : one.findings.score;
}

export function scoreNow(one: Case) {
  const score = currentScore(one);
  return {
    score: score?.total ?? null,
    grade: score?.grade ?? null,
    failedCritical: score?.failedCritical ?? null,
  };
}
