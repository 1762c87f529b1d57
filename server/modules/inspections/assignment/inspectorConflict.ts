import { and, eq, gte, lte } from 'drizzle-orm';
import { formatDateTime } from 'sijil/base/formats/dates';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { requestLabel } from '#domain/notifications/requestLabel';
import { dayMs, minuteMs, riyadhDate } from 'sijil/base/time/riyadhTime';
import { minutesBetween } from '#domain/scheduling/visitHours';
import type { Transaction } from 'sijil/server/db/connect';
import { dayOffRequests } from '../../../db/schema/requests';
import type { RequestRow } from '../../../workflow/effect';
import {
  lockInspector,
  readBookings,
  readCityOfVisit,
  readVisitHours,
} from '../../scheduling/readVisitHours';
import { inspectionTexts } from '../inspectionTexts';

/**
 * Reason why an inspector cannot make a visit at that time; null when they can. Their row stays locked until the
 * transaction ends, so that two supervisors cannot both book the same two hours.
 */
export async function inspectorConflict(
  tx: Transaction,
  inspectorId: string,
  request: Pick<RequestRow, 'id'>,
  visitAt: Date,
): Promise<Localized | null> {
  await lockInspector(tx, inspectorId);
  const day = riyadhDate(visitAt);
  const [off] = await tx
    .select({ id: dayOffRequests.id })
    .from(dayOffRequests)
    .where(
      and(
        eq(dayOffRequests.inspectorId, inspectorId),
        eq(dayOffRequests.status, 'approved'),
        lte(dayOffRequests.startsOn, day),
        gte(dayOffRequests.endsOn, day),
      ),
    );
  if (off) return inspectionTexts.inspectorOff;
  const other = await nearestVisit(tx, inspectorId, request.id, visitAt);
  if (!other) return null;
  const number = requestLabel(other.number);
  const { ar, en } = inspectionTexts.inspectorBusy;
  const at = (language: Language) => formatDateTime(other.visitAt.toISOString(), language);
  const named = (text: string, language: Language) =>
    text.replace('{number}', number).replace('{visitAt}', at(language));
  return { ar: named(ar, 'ar'), en: named(en, 'en') };
}

/** Another visit of the inspector that leaves no time for this one and the travel to it. */
async function nearestVisit(tx: Transaction, inspectorId: string, requestId: string, visitAt: Date) {
  const hours = await readVisitHours(tx);
  const cityId = await readCityOfVisit(tx, requestId);
  const [from, to] = [new Date(visitAt.getTime() - dayMs), new Date(visitAt.getTime() + dayMs)];
  const bookings = await readBookings(tx, from, to, inspectorId);
  return bookings.find(
    (booking) =>
      booking.requestId !== requestId &&
      Math.abs(booking.visitAt.getTime() - visitAt.getTime()) <
        minutesBetween(booking.cityId === cityId, hours) * minuteMs,
  );
}
