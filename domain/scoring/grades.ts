import type { Localized } from 'sijil/base/i18n/localized';
import type { Tone } from 'sijil/schema/field';
import type { Options } from 'sijil/schema/kinds/choice';
import { worded } from 'sijil/base/i18n/worded';

/** Band of scores: `min` is its lowest total; `certificateMonths` is the validity of its certificate, 0 for none. */
export interface GradeBand {
  readonly grade: 'A' | 'B' | 'C' | 'F';
  readonly tone: Tone;
  readonly min: number;
  readonly label: Localized;
  readonly certificateMonths: number;
}

export type Grade = GradeBand['grade'];

/** Grade bands, best first. No official Saudi table exists (rules 5.3): the bands are the portal's own. */
export const gradeBands: readonly GradeBand[] = [
  { grade: 'A', tone: 'success', min: 90, label: { ar: 'ممتاز', en: 'Excellent' }, certificateMonths: 12 },
  { grade: 'B', tone: 'info', min: 80, label: { ar: 'جيد جدًا', en: 'Very good' }, certificateMonths: 6 },
  { grade: 'C', tone: 'warning', min: 70, label: { ar: 'مقبول', en: 'Acceptable' }, certificateMonths: 3 },
  {
    grade: 'F',
    tone: 'danger',
    min: 0,
    label: { ar: 'غير مطابق', en: 'Non-compliant' },
    certificateMonths: 0,
  },
];

/**
 * Name of a grade among the colours of the design; null without a grade, and for a result that no longer counts: its
 * certificate was revoked, replaced or has expired.
 */
export function gradeColour(grade: string | null, counts: boolean): string | null {
  return counts && gradeBands.some((band) => band.grade === grade) ? (grade?.toLowerCase() ?? null) : null;
}

/** Grades as the values of a field, each in its colour. */
export const grades: Options = Object.fromEntries(
  gradeBands.map(({ grade, label, tone }) => [
    grade,
    { ...label, tone, grade: gradeColour(grade, true) ?? '' },
  ]),
);

/** Colour of the score of a section or a question group, which has no grade: that of the band it lies in. */
export function sectionTone(score: number | null): Tone {
  return (score !== null && gradeBands.find(({ min }) => score >= min)?.tone) || 'neutral';
}

/** Failed critical questions that cap the grade, whatever the total. */
export const criticalFailCaps: readonly { readonly failedAtLeast: number; readonly best: Grade }[] = [
  { failedAtLeast: 1, best: 'C' },
  { failedAtLeast: 3, best: 'F' },
];

/**
 * Band of a total out of 100, capped by the number of failed critical questions.
 * @throws RangeError when the total is not a number from 0.
 */
export function gradeOf(total: number, failedCriticalCount: number): GradeBand {
  const earned = gradeBands.find(({ min }) => total >= min);
  if (!earned) throw new RangeError(`no grade for ${total}`);
  const caps = criticalFailCaps.filter(({ failedAtLeast }) => failedCriticalCount >= failedAtLeast);
  const capped = gradeBands.filter(({ grade }) => caps.some(({ best }) => best === grade));
  return capped.reduce((lowest, band) => (band.min < lowest.min ? band : lowest), earned);
}

/** Reasons for a lower grade, by the number of critical items that failed. */
export const gradeReasons = {
  one: {
    ar: 'خُفّض التقدير من {earned} إلى {given} لأن بندًا حرجًا لم يُستوفَ.',
    en: 'Lowered from {earned} to {given} because a critical item failed.',
  },
  several: {
    ar: 'خُفّض التقدير من {earned} إلى {given} لأن بنودًا حرجة لم تُستوفَ (عددها: {count}).',
    en: 'Lowered from {earned} to {given} because {count} critical items failed.',
  },
} as const satisfies Record<string, Localized>;

/**
 * Reason shown with a grade that failed critical items lowered below its score (94.4 is an A, with one of them a C); null
 * when nothing lowers it, or without a score.
 */
export function gradeReason(score: number | null, failedCritical: number | null): Localized | null {
  if (score === null || !failedCritical) return null;
  const earned = gradeOf(score, 0).grade;
  const given = gradeOf(score, failedCritical).grade;
  if (earned === given) return null;
  const text = gradeReasons[failedCritical === 1 ? 'one' : 'several'];
  return worded(text, { earned, given, count: failedCritical });
}

interface Results {
  /** Out of 100. */
  readonly score: number;
  readonly passingScore: number;
  readonly correctiveCount: number;
}

/** True from the passing score upwards, also while corrections are still required. */
export function issuesCertificate(score: number, passingScore: number): boolean {
  return score >= passingScore;
}

/** Status after sending results: a certificate at once only when the corrective list is empty. */
export function resultsOutcome(results: Results): 'certificate_generated' | 'corrections_needed' {
  return results.correctiveCount === 0 && issuesCertificate(results.score, results.passingScore)
    ? 'certificate_generated'
    : 'corrections_needed';
}

interface Scored {
  /** Out of 100. */
  readonly total: number | null;
  readonly grade: Grade | null;
}

/**
 * Grade band of the certificate that a branch or a vehicle has earned; null below the form's passing score, and for a
 * grade without a certificate (failed critical questions lower the grade).
 */
export function certificateBand({ total, grade }: Scored, passingScore: number): GradeBand | null {
  if (total === null || !issuesCertificate(total, passingScore)) return null;
  return gradeBands.find((band) => band.grade === grade && band.certificateMonths > 0) ?? null;
}
