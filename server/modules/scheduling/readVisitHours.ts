import { isNull } from 'drizzle-orm';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { defaultVisitHours, officialHolidays, type VisitHours } from '#domain/scheduling/visitHours';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';
import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan';
import { isOneOf } from '#framework/server/db/qualified';

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

/**
 * Prayer times of a working day at a place: Dhuhr, Asr and Maghrib of a Riyadh day by the method of Umm al-Qura. The
 * library reads year, month and day of its date by the machine's own clock.
 */
export function prayerTimes(
  day: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): Date[] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const times = new PrayerTimes(
    new Coordinates(latitude, longitude),
    new Date(year, month - 1, date),
    CalculationMethod.UmmAlQura(),
  );
  return [times.dhuhr, times.asr, times.maghrib];
}

/** Prayer times of a day in a city; empty without a city. */
export async function prayersAt(db: Queryable, cityId: string | null, day: string): Promise<Date[]> {
  const center = await readCenter(db, cityId);
  return center ? prayerTimes(day, center) : [];
}

export async function readCenter(db: Queryable, cityId: string | null) {
  return cityId === null ? undefined : (await readCenters(db, [cityId])).get(cityId);
}

/** Coordinates of cities, by id; cities without any are left out. */
export async function readCenters(db: Queryable, cityIds: readonly string[]) {
  const { cities } = tables;
  const found = await db
    .select({ id: cities.id, center: cities.center })
    .from(cities)
    .where(isOneOf(cities.id, cityIds));
  return new Map(found.flatMap(({ id, center }) => (center ? [[id, center] as const] : [])));
}
