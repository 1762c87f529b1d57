import { asc, eq } from 'drizzle-orm';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { hoursText, worded } from 'sijil/base/i18n/worded';
import { openingHoursOf } from '#domain/scheduling/openingHours';
import { openingAnswer } from '#domain/scheduling/statedHours';
import type { VisitHours } from '#domain/scheduling/visitHours';
import { checkVisitTime } from '#domain/scheduling/visitSlots';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import { fieldError } from 'sijil/server/http/apiError';
import type { RequestRow } from '../../workflow/effect';
import { loadRequestPlace } from '../requests/findRequest';
import { loadSlots, type SlotSearch } from './loadSlots';
import { prayersAt, readVisitHours } from './readVisitHours';
import { textTable } from 'sijil/schema/texts/textTable';

type Placed = Pick<
  RequestRow,
  'id' | 'serviceId' | 'inspectorId' | 'supervisorId' | 'branchId' | 'clientId' | 'answers'
>;

/** Search for a time of a request's visit: with its inspector, otherwise in its supervisor's team. */
export async function searchForRequest(
  db: Queryable,
  request: Placed,
  from: string,
  to: string,
): Promise<SlotSearch> {
  const { id, serviceId, inspectorId, supervisorId, answers } = request;
  const place = await loadRequestPlace(db, request);
  return {
    cityId: place?.branch.cityId ?? null,
    opening: openingHoursOf(place?.branch, openingAnswer(answers)),
    serviceId,
    inspectorId,
    supervisorId,
    from,
    to,
    except: id,
  };
}

/**
 * Time of a visit, if it is a visiting time and somebody is free. The team stays locked until the transaction ends, so that
 * two proposals, or a proposal and a day off, cannot both find the same person free.
 * @throws ApiError validation_failed on `visitAt`
 */
export async function assertVisitSlot(
  tx: Transaction,
  request: Placed,
  visitAt: string,
  now: Date,
  language: Language,
): Promise<Date> {
  const moment = new Date(visitAt);
  if (request.supervisorId) await lockTeam(tx, request.supervisorId);
  const day = riyadhDate(moment);
  const search = await searchForRequest(tx, request, day, day);
  await assertVisitTime(tx, search, moment, now, language);
  await assertFree(tx, search, 'visitAt', moment, now, language);
  return moment;
}

/** @throws ApiError validation_failed on `visitAt` for a time at which no visit can be planned. */
async function assertVisitTime(
  db: Queryable,
  { cityId, opening }: SlotSearch,
  moment: Date,
  now: Date,
  language: Language,
): Promise<void> {
  const hours = await readVisitHours(db);
  const prayers = await prayersAt(db, cityId, riyadhDate(moment));
  const problem = checkVisitTime(moment, { now, hours, opening }, prayers);
  if (problem) throw fieldError('visitAt', slotText(problem, hours)[language]);
}

/** @throws ApiError validation_failed on the field if no visit can begin then, for example because the time was just taken. */
export async function assertFree(
  db: Queryable,
  search: SlotSearch,
  field: string,
  moment: Date,
  now: Date,
  language: Language,
): Promise<void> {
  const [day] = await loadSlots(db, search, now);
  const problem = day?.refused.find(({ startsAt }) => startsAt.getTime() === moment.getTime())?.problem;
  if (problem) throw fieldError(field, slotText(problem, await readVisitHours(db))[language]);
  const slot = day?.slots.find(({ startsAt }) => startsAt.getTime() === moment.getTime());
  if (!slot || slot.remaining === 0) throw fieldError(field, slotTexts.taken[language]);
}

/** @throws ApiError validation_failed on the field if nobody is free at any time of the searched day. */
export async function assertFreeDay(
  db: Queryable,
  search: SlotSearch,
  field: string,
  now: Date,
  language: Language,
): Promise<void> {
  const [day] = await loadSlots(db, search, now);
  if (!day?.slots.some(({ remaining }) => remaining > 0))
    throw fieldError(field, slotTexts.dayTaken[language]);
}

async function lockTeam(tx: Transaction, supervisorId: string): Promise<void> {
  const { inspectors } = tables;
  await tx
    .select({ id: inspectors.id })
    .from(inspectors)
    .where(eq(inspectors.supervisorId, supervisorId))
    .orderBy(asc(inspectors.id))
    .for('update');
}

/** Message for an impossible visit time, with the notice from the settings. */
function slotText(problem: keyof typeof slotTexts, { noticeHours }: VisitHours): Localized {
  return worded(slotTexts[problem], { notice: hoursText(noticeHours) });
}

/** Messages for an impossible visit time, shown next to the field. */
const slotTexts = textTable('checks/assertVisitSlot', {
  past: { ar: 'اختر موعدًا لم يمضِ بعد.', en: 'Choose a time that has not passed.' },
  tooSoon: {
    ar: 'بقي على هذا الموعد أقل من {notice}، وهي مهلة الحجز. اختر موعدًا بعدها.',
    en: 'This time is less than {notice} ahead, the notice that a visit needs. Choose a later one.',
  },
  placeClosed: {
    ar: 'لا يتسع دوام الفرع لزيارة في هذا الموعد. اختر من المواعيد المعروضة.',
    en: 'The branch is not open for a whole visit at this time. Choose one of those offered.',
  },
  tooFar: {
    ar: 'اختر موعدًا خلال الأشهر الستة القادمة.',
    en: 'Choose a time within the next six months.',
  },
  holiday: {
    ar: 'هذا اليوم إجازة رسمية ولا زيارات فيه. اختر يومًا آخر.',
    en: 'This day is a public holiday without visits. Choose another one.',
  },
  offGrid: {
    ar: 'هذا الوقت ليس من أوقات الزيارات في مدينة الفرع. اختر من الأوقات المعروضة.',
    en: 'This is not a visiting time in the branch’s city. Choose one of those offered.',
  },
  taken: {
    ar: 'لم يعد هذا الموعد متاحًا: لا مفتش متفرغ فيه. اختر موعدًا آخر.',
    en: 'This time is no longer free: no inspector is available. Choose another one.',
  },
  dayTaken: {
    ar: 'لم يعد في هذا اليوم موعد متاح. اختر يومًا آخر.',
    en: 'No time of this day is free any longer. Choose another day.',
  },
} as const satisfies Record<string, Localized>);
