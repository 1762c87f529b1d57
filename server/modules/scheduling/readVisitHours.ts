import { isNull } from 'drizzle-orm';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { defaultVisitHours, officialHolidays, type VisitHours } from '#domain/scheduling/visitHours';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';

/** `Date.getUTCDay()` is the place in this list. */
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

type Row = typeof tables.visitSettings.$inferSelect;

/** Visit hours of the settings. */
export async function readVisitHours(db: Queryable): Promise<VisitHours> {
  const { visitSettings } = tables;
  const [row] = await db.select().from(visitSettings).where(isNull(visitSettings.deletedAt)).limit(1);
  return row ? toVisitHours(row) : defaultVisitHours;
}

function toVisitHours({ workDays, holidays, ...row }: Row): VisitHours {
  return {
    ...row,
    workDays: workDays.map((day) => weekdays.indexOf(day)),
    holidays: holidays ?? [],
  };
}

/** Settings row of a new installation: the usual hours, and the public holidays of this year and the next. */
export function toVisitSettingsRow(now: Date): typeof tables.visitSettings.$inferInsert {
  const year = Number(riyadhDate(now).slice(0, 4));
  return {
    ...defaultVisitHours,
    name: { ar: 'الدوام المعتاد', en: 'Usual hours' },
    workDays: defaultVisitHours.workDays.flatMap((day) => weekdays[day] ?? []),
    holidays: [year, year + 1].flatMap(officialHolidays),
  };
}
