import { asc, eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import { checkVisitTime } from '#domain/scheduling/visitSlots';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { Queryable, Transaction } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';
import { fieldError } from '#framework/server/http/apiError';
import type { RequestRow } from '../../workflow/requestRow';
import { loadSlots, type SlotSearch } from './loadSlots';
import { prayersAt } from './prayersAt';
import { readCityOfVisit } from './readBookings';
import { readVisitHours } from './readVisitHours';
import { slotTexts } from './slotTexts';

type Placed = Pick<RequestRow, 'id' | 'serviceId' | 'inspectorId' | 'supervisorId'>;

/** Search for a time of a request's visit: by its inspector, or else in its supervisor's team. */
export async function searchForRequest(
  db: Queryable,
  { id, serviceId, inspectorId, supervisorId }: Placed,
  from: string,
  to: string,
): Promise<SlotSearch> {
  const cityId = await readCityOfVisit(db, id);
  return {
    cityId,
    serviceId,
    inspectorId,
    supervisorId,
    from,
    to,
    except: id,
  };
}

/**
 * The moment of a visit, once it is a visiting time that somebody can keep. The team stays locked until the transaction
 * ends, so that two proposals, or a proposal and a day off, cannot both find the same person free.
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
  await assertVisitTime(tx, search.cityId, moment, now, language);
  await assertFree(tx, search, 'visitAt', moment, now, language);
  return moment;
}

/** @throws ApiError validation_failed on `visitAt` for a moment that is no visiting time in the city. */
async function assertVisitTime(
  db: Queryable,
  cityId: string | null,
  moment: Date,
  now: Date,
  language: Language,
): Promise<void> {
  const hours = await readVisitHours(db);
  const problem = checkVisitTime(moment, now, hours, await prayersAt(db, cityId, riyadhDate(moment)));
  if (problem) throw fieldError('visitAt', slotTexts[problem][language]);
}

/** @throws ApiError validation_failed on the field where nobody can keep the time, as when it was just taken. */
export async function assertFree(
  db: Queryable,
  search: SlotSearch,
  field: string,
  moment: Date,
  now: Date,
  language: Language,
): Promise<void> {
  const [day] = await loadSlots(db, search, now);
  const slot = day?.slots.find(({ startsAt }) => startsAt.getTime() === moment.getTime());
  if (!slot || slot.remaining === 0) throw fieldError(field, slotTexts.taken[language]);
}

/** @throws ApiError validation_failed on the field where nobody can keep any time of the searched day. */
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
