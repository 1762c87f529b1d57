import type { Localized } from '../i18n/localized';

/** `min` is the lowest total of the band; `certificateMonths` how long its certificate is valid, 0 for none. */
export interface GradeBand {
  readonly grade: 'A' | 'B' | 'C' | 'F';
  readonly min: number;
  readonly label: Localized;
  readonly certificateMonths: number;
}

export type Grade = GradeBand['grade'];

/** Best first. No official Saudi table exists (rules 5.3): the bands are the portal's own. */
export const gradeBands: readonly GradeBand[] = [
  { grade: 'A', min: 90, label: { ar: 'ممتاز', en: 'Excellent' }, certificateMonths: 12 },
  { grade: 'B', min: 80, label: { ar: 'جيد جدًا', en: 'Very good' }, certificateMonths: 6 },
  { grade: 'C', min: 70, label: { ar: 'مقبول', en: 'Acceptable' }, certificateMonths: 3 },
  { grade: 'F', min: 0, label: { ar: 'غير مطابق', en: 'Non-compliant' }, certificateMonths: 0 },
];

/** The grades as the values of a field. */
export const grades: Readonly<Record<string, Localized>> = Object.fromEntries(
  gradeBands.map(({ grade, label }) => [grade, label]),
);

/** Failed critical questions that cap the grade, whatever the total. */
export const criticalFailCaps: readonly { readonly failedAtLeast: number; readonly best: Grade }[] = [
  { failedAtLeast: 1, best: 'C' },
  { failedAtLeast: 3, best: 'F' },
];

/**
 * The band of a total out of 100, capped by the number of failed critical questions.
 * @throws RangeError when the total is not a number from 0.
 */
export function gradeOf(total: number, failedCriticalCount: number): GradeBand {
  const earned = gradeBands.find(({ min }) => total >= min);
  if (!earned) throw new RangeError(`no grade for ${total}`);
  const caps = criticalFailCaps.filter(({ failedAtLeast }) => failedCriticalCount >= failedAtLeast);
  const capped = gradeBands.filter(({ grade }) => caps.some(({ best }) => best === grade));
  return capped.reduce((lowest, band) => (band.min < lowest.min ? band : lowest), earned);
}
