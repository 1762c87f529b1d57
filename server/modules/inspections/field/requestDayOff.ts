import { z } from 'zod';
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { DayOffView } from '#domain/api/fieldViews';
import type { Language } from '#domain/i18n/localized';
import type { dayOffBody } from '#domain/inspectors/dayOffBodies';
import { riyadhDate } from '#domain/time/riyadhTime';
import type { ShapeValues } from '#domain/schema/shape';
import type { AppContext } from '../../../http/appContext';
import { dayOffRequests } from '../../../db/schema/requests';
import { tables } from '../../../db/schema/tables';
import { fieldError } from '../../../http/apiError';
import { notifyAdminsOfDayOff } from '../../daysOff/notifyAdminsOfDayOff';
import { inspectionTexts } from '../inspectionTexts';

/** Asks for days off, both ends included; an admin decides. @throws ApiError validation_failed */
export async function requestDayOff(
  api: AppContext,
  inspectorId: string,
  { startsOn, endsOn, reason }: ShapeValues<typeof dayOffBody>,
  language: Language,
): Promise<DayOffView> {
  const refuse = (field: 'startsOn' | 'endsOn', text: keyof typeof inspectionTexts) =>
    fieldError(field, inspectionTexts[text][language]);
  if (!isDate(startsOn)) throw refuse('startsOn', 'notADate');
  if (!isDate(endsOn)) throw refuse('endsOn', 'notADate');
  if (startsOn < riyadhDate(api.clock())) throw refuse('startsOn', 'dayPassed');
  if (endsOn < startsOn) throw refuse('endsOn', 'endsBeforeStart');
  return api.db.transaction(async (tx) => {
    // Locked, so that the same request sent twice at once is not kept twice.
    await tx
      .select({ id: tables.inspectors.id })
      .from(tables.inspectors)
      .where(eq(tables.inspectors.id, inspectorId))
      .for('update');
    const [overlapping] = await tx
      .select({ id: dayOffRequests.id })
      .from(dayOffRequests)
      .where(
        and(
          eq(dayOffRequests.inspectorId, inspectorId),
          inArray(dayOffRequests.status, ['pending', 'approved']),
          lte(dayOffRequests.startsOn, endsOn),
          gte(dayOffRequests.endsOn, startsOn),
        ),
      );
    if (overlapping) throw refuse('startsOn', 'dayOffTwice');
    const [row] = await tx
      .insert(dayOffRequests)
      .values({ inspectorId, startsOn, endsOn, reason, createdAt: api.clock() })
      .returning();
    if (!row) throw new Error('the day-off request was not written');
    await notifyAdminsOfDayOff(api, tx, row);
    return row;
  });
}

function isDate(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}
