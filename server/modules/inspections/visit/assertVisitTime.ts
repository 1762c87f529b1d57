import type { Language } from '#domain/i18n/localized';
import { checkVisitTime } from '#domain/scheduling/checkVisitTime';
import { fieldError } from '../../../http/apiError';
import { inspectionTexts } from '../inspectionTexts';

const texts = {
  past: inspectionTexts.visitInPast,
  tooFar: inspectionTexts.visitTooFar,
  offGrid: inspectionTexts.visitOutsideHours,
};

/** The moment of a visit, once `checkVisitTime` finds nothing against it. @throws ApiError validation_failed on `visitAt`. */
export function assertVisitTime(visitAt: string, now: Date, language: Language): Date {
  const moment = new Date(visitAt);
  const problem = checkVisitTime(moment, now);
  if (problem) throw fieldError('visitAt', texts[problem][language]);
  return moment;
}
