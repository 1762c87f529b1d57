import type { Language } from '#domain/i18n/localized';
import { endOfRiyadhDay, riyadhDate, riyadhInstant } from '#domain/scheduling/riyadhTime';
import { visitSlots } from '#domain/scheduling/visitSlots';
import { fieldError } from '../../../http/apiError';
import { inspectionTexts } from '../inspectionTexts';

/**
 * The moment of a visit, once it is known to lie ahead and within the hours of visits. Set by hand it may begin between
 * two slots, but not before the first nor after the last of its day.
 * @throws ApiError validation_failed on `visitAt`.
 */
export function assertVisitTime(visitAt: string, now: Date, language: Language): Date {
  const moment = new Date(visitAt);
  if (moment <= now) throw fieldError('visitAt', inspectionTexts.visitInPast[language]);
  const day = riyadhDate(moment);
  const slots = visitSlots({ from: riyadhInstant(day), to: endOfRiyadhDay(day), taken: [], capacity: 1 });
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last || moment < first.startsAt || moment > last.startsAt)
    throw fieldError('visitAt', inspectionTexts.visitOutsideHours[language]);
  return moment;
}
