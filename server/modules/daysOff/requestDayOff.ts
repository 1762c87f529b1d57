import { userName } from 'sijil/server/db/names';
import { isDay } from 'sijil/base/formats/dates';
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { DayOffView } from '#domain/api/fieldViews';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { dayOffBody } from '#domain/inspectors';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { ShapeValues } from 'sijil/schema/shape';
import type { AppContext } from 'sijil/server/http/appContext';
import { daysOffResource as declaration } from '#resources/daysOff';
import { changesBetween, recordAudit } from 'sijil/server/resources/audit';
import { fieldError } from 'sijil/server/http/apiError';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { dayOffRequests } from '../../db/schema/requests';
import { lockInspector } from '../scheduling/readVisitHours';
import { findGeneralAdmins } from '../notifications/notify';
import { textTable } from 'sijil/schema/texts/textTable';
import { sendAccountNotice } from '../notifications/notifyPeople';

const texts = textTable('checks/requestDayOff', {
  notADate: { ar: 'اكتب التاريخ بهذه الصيغة: \u20662026-11-30\u2069.', en: 'Write the date as 2026-11-30.' },
  dayPassed: { ar: 'اختر يومًا لم يمضِ بعد.', en: 'Choose a day that has not passed.' },
  endsBeforeStart: {
    ar: 'يوم النهاية قبل يوم البداية.',
    en: 'The last day comes before the first.',
  },
  dayOffTwice: {
    ar: 'لديك طلب إجازة يشمل أحد هذه الأيام.',
    en: 'You have already requested one of these days.',
  },
} as const satisfies Record<string, Localized>);

/**
 * Requests days off, both ends included; an admin decides. The same request again is the same one, because its answer may have
 * been lost. @throws ApiError validation_failed
 */
export async function requestDayOff(
  api: AppContext,
  inspectorId: string,
  { startsOn, endsOn, reason }: ShapeValues<typeof dayOffBody>,
  language: Language,
): Promise<DayOffView> {
  const refuse = (field: 'startsOn' | 'endsOn', text: keyof typeof texts) =>
    fieldError(field, texts[text][language]);
  if (!isDay(startsOn)) throw refuse('startsOn', 'notADate');
  if (!isDay(endsOn)) throw refuse('endsOn', 'notADate');
  if (startsOn < riyadhDate(api.clock())) throw refuse('startsOn', 'dayPassed');
  if (endsOn < startsOn) throw refuse('endsOn', 'endsBeforeStart');
  return api.db.transaction(async (tx) => {
    // Locked, so that a duplicate sent at the same time is not stored.
    await lockInspector(tx, inspectorId);
    const [overlapping] = await tx
      .select()
      .from(dayOffRequests)
      .where(
        and(
          eq(dayOffRequests.inspectorId, inspectorId),
          inArray(dayOffRequests.status, ['pending', 'approved']),
          lte(dayOffRequests.startsOn, endsOn),
          gte(dayOffRequests.endsOn, startsOn),
        ),
      );
    if (overlapping && isSame(overlapping, { startsOn, endsOn, reason })) return overlapping;
    if (overlapping) throw refuse('startsOn', 'dayOffTwice');
    const [row] = await tx
      .insert(dayOffRequests)
      .values({ inspectorId, startsOn, endsOn, reason, createdAt: api.clock() })
      .returning();
    if (!row) throw new Error('the day-off request was not written');
    await recordAudit(tx, {
      resource: declaration,
      id: row.id,
      action: 'create',
      actor: { userId: inspectorId },
      at: row.createdAt,
      version: 1,
      changes: changesBetween(
        {},
        {
          startsOn,
          endsOn,
          reason,
        },
      ),
    });
    await notifyAdminsOfDayOff(api, tx, row);
    return row;
  });
}

/** True for a request that nobody has decided, for the same days and reason. */
const isSame = (
  one: typeof dayOffRequests.$inferSelect,
  { startsOn, endsOn, reason }: ShapeValues<typeof dayOffBody>,
): boolean =>
  one.status === 'pending' && one.startsOn === startsOn && one.endsOn === endsOn && one.reason === reason;

/** Notifies the general admins, who decide, that an inspector requests days off. */
async function notifyAdminsOfDayOff(
  api: AppContext,
  tx: Transaction,
  { id, inspectorId, reason }: typeof dayOffRequests.$inferSelect,
): Promise<void> {
  const [inspector] = await tx.select({ name: userName }).from(users).where(eq(users.id, inspectorId));
  await sendAccountNotice(api, tx, await findGeneralAdmins(tx), {
    kind: 'dayOffRequested',
    data: { person: inspector?.name ?? '', personId: inspectorId, reason },
    waitsFor: id,
    link: `/inspectors/daysOff/${id}`,
  });
}
