import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { defaultVisitHours, officialHolidays, type VisitHours } from '#domain/scheduling/visitHours';
import { daysWords } from '#domain/scheduling/openingDays';
import { weekdayNames } from '#domain/scheduling/weekdays';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import { isOneOf } from 'sijil/server/db/statement';
import { openVisitStatuses } from '#domain/workflow/statusGroups';
import { requests } from '../../db/schema/requests';

type Row = typeof tables.visitSettings.$inferSelect;

/** Visit hours from the settings. */
export async function readVisitHours(db: Queryable): Promise<VisitHours> {
  const { visitSettings } = tables;
  const [row] = await db.select().from(visitSettings).where(isNull(visitSettings.deletedAt)).limit(1);
  return row ? toVisitHours(row) : defaultVisitHours;
}

function toVisitHours({ workDays, holidays, ...row }: Row): VisitHours {
  return {
    ...row,
    workDays: workDays.map((day) => weekdayNames.indexOf(day)),
    holidays: holidays ?? [],
  };
}

/** Days of visits in words, from the settings. */
export const visitDaysText = async (db: Queryable): Promise<Localized> =>
  daysWords((await readVisitHours(db)).workDays.flatMap((day) => weekdayNames[day] ?? []));

/** Settings row of a new installation: the usual hours, and the public holidays of this year and the next. */
export function toVisitSettingsRow(now: Date): typeof tables.visitSettings.$inferInsert {
  const year = Number(riyadhDate(now).slice(0, 4));
  return {
    ...defaultVisitHours,
    name: { ar: 'الدوام المعتاد', en: 'Usual hours' },
    workDays: defaultVisitHours.workDays.flatMap((day) => weekdayNames[day] ?? []),
    holidays: [year, year + 1].flatMap(officialHolidays),
  };
}

/**
 * Prayer times of a working day at a place: Dhuhr, Asr and Maghrib of a Riyadh day by the Umm al-Qura method. The library
 * reads year, month and day of its date in the machine's time zone.
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

/** City of a request's visit. */
export async function readCityOfVisit(db: Queryable, requestId: string): Promise<string | null> {
  const [row] = await db.select({ cityId: cityOfVisit }).from(requests).where(eq(requests.id, requestId));
  return row?.cityId ?? null;
}

export async function readCenter(db: Queryable, cityId: string | null) {
  return cityId === null ? undefined : (await readCenters(db, [cityId])).get(cityId);
}

/** Coordinates of cities, by id; cities without coordinates are absent. */
export async function readCenters(db: Queryable, cityIds: readonly string[]) {
  const { cities } = tables;
  const found = await db
    .select({ id: cities.id, center: cities.center })
    .from(cities)
    .where(isOneOf(cities.id, cityIds));
  return new Map(found.flatMap(({ id, center }) => (center ? [[id, center] as const] : [])));
}

/** Agreed visit: assigned, or promised to a client before its assignment. */
export interface Booking {
  readonly requestId: string;
  readonly number: number;
  readonly visitAt: Date;
  readonly inspectorId: string | null;
  readonly supervisorId: string | null;
  readonly serviceId: string;
  /** Null for a company without branches. */
  readonly cityId: string | null;
}

/** The city of a request's branch, or of the company's main branch for vehicles that were ordered without one. */
const cityOfVisit = sql<string | null>`(
  select b.city_id from ${tables.branches} b
  where b.id = ${requests.branchId} or (${requests.branchId} is null and b.client_id = ${requests.clientId} and b.deleted_at is null)
  order by b.main desc, b.created_at limit 1)`;

/** Agreed visits that start between two times, of all inspectors or of one, earliest first. */
export async function readBookings(
  db: Queryable,
  from: Date,
  to: Date,
  inspectorId?: string,
): Promise<Booking[]> {
  const rows = await db
    .select({
      requestId: requests.id,
      number: requests.number,
      visitAt: requests.visitAt,
      inspectorId: requests.inspectorId,
      supervisorId: requests.supervisorId,
      serviceId: requests.serviceId,
      cityId: cityOfVisit,
    })
    .from(requests)
    .where(
      and(
        inArray(requests.status, [...openVisitStatuses]),
        gte(requests.visitAt, from),
        lte(requests.visitAt, to),
        inspectorId === undefined ? undefined : eq(requests.inspectorId, inspectorId),
      ),
    )
    .orderBy(asc(requests.visitAt));
  return rows.flatMap(({ visitAt, ...row }) => (visitAt ? [{ ...row, visitAt }] : []));
}

/**
 * Locks an inspector's calendar until the transaction ends: a caller that assigns a visit or a day off locks before it
 * checks, so that two callers cannot both find the same hours free.
 */
export async function lockInspector(tx: Transaction, id: string): Promise<void> {
  const { inspectors } = tables;
  await tx.select({ id: inspectors.id }).from(inspectors).where(eq(inspectors.id, id)).for('update');
}
