import type { Localized } from '../i18n/localized';
import { gradeOf } from './gradeBands';

/**
 * Why a grade is lower than its score alone would earn: failed critical items cap it (94.4 is an A, with one of them a C).
 * Null where nothing lowers it, or before there is a score. Said wherever such a grade is shown.
 */
export function gradeReason(score: number | null, failedCritical: number | null): Localized | null {
  if (score === null || !failedCritical) return null;
  const earned = gradeOf(score, 0).grade;
  const given = gradeOf(score, failedCritical).grade;
  if (earned === given) return null;
  return failedCritical === 1
    ? {
        ar: `خُفّض التقدير من ${earned} إلى ${given} لأن بندًا حرجًا لم يُستوفَ.`,
        en: `Lowered from ${earned} to ${given} because a critical item failed.`,
      }
    : {
        ar: `خُفّض التقدير من ${earned} إلى ${given} لأن بنودًا حرجة لم تُستوفَ (عددها: ${failedCritical}).`,
        en: `Lowered from ${earned} to ${given} because ${failedCritical} critical items failed.`,
      };
}
