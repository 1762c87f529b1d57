import type { OpeningSpan } from '#domain/scheduling/openingHours';
import {
  dayClosed,
  type DayClosed,
  type SlotProblem,
  visitSlots,
  whyNoVisit,
} from '#domain/scheduling/visitSlots';
import { type NoSlots, spareCapacity, whyNoDay } from '#domain/scheduling/freeVisits';
import {
  addDays,
  dayMs,
  endOfRiyadhDay,
  minuteMs,
  riyadhDate,
  riyadhInstant,
} from 'sijil/base/time/riyadhTime';
import { minutesBetween, type VisitHours } from '#domain/scheduling/visitHours';
import type { Queryable } from 'sijil/server/db/connect';
import { type Among, loadWorkers, type Worker } from './loadWorkers';
import { type Booking, prayerTimes, readBookings, readCenter, readVisitHours } from './readVisitHours';

export interface SlotSearch extends Among {
  /** City of the visit; null for a company without branches. */
  readonly cityId: string | null;
  /** Opening hours of the place; null where they are not known. */
  readonly opening: readonly OpeningSpan[] | null;
  readonly serviceId: string;
  /** Riyadh days, both included. */
  readonly from: string;
  readonly to: string;
  /** Request whose own visit does not count as a conflict. */
  readonly except?: string;
}

export interface SlotDay {
  readonly day: string;
  readonly closed: DayClosed | null;
  /** `remaining` is the number of further visits that can be promised for that time; zero means full. */
  readonly slots: readonly { readonly startsAt: Date; readonly endsAt: Date; readonly remaining: number }[];
  /** Visiting times for which no visit can be planned. */
  readonly refused: readonly { readonly startsAt: Date; readonly problem: SlotProblem }[];
}

/**
 * Visiting times of some days with their free capacity: inspectors who reach the city and are trained for the service, less
 * those who are off, have a visit, or are needed for visits promised without an inspector.
 */
export async function loadSlots(db: Queryable, search: SlotSearch, now: Date): Promise<SlotDay[]> {
  const { from, to, cityId } = search;
  // Sequential: a transaction runs one query at a time.
  const hours = await readVisitHours(db);
  const workers = await loadWorkers(db, search, from, to);
  // A visit of the previous day may still be too close if the travel between two cities is long.
  const bookings = await readBookings(
    db,
    new Date(riyadhInstant(from).getTime() - dayMs),
    new Date(endOfRiyadhDay(to).getTime() + dayMs),
  );
  const center = await readCenter(db, cityId);
  const others = bookings.filter(({ requestId }) => requestId !== search.except);
  const rules = { now, hours, opening: search.opening };
  return daysBetween(from, to).map((day) => {
    const times = visitSlots(day, hours, center ? prayerTimes(day, center) : []).map((slot) => ({
      ...slot,
      problem: whyNoVisit(slot, rules),
    }));
    return {
      day,
      closed: dayClosed(day, times, rules),
      refused: times.flatMap(({ startsAt, problem }) => (problem ? [{ startsAt, problem }] : [])),
      slots: times
        .filter(({ problem }) => problem === null)
        .map(({ startsAt, endsAt }) => ({
          startsAt,
          endsAt,
          remaining: remainingAt(startsAt, search, { hours, workers, others }),
        })),
    };
  });
}

/** Reason why these days offer no time; null if they offer one. */
export async function whyNoSlots(
  db: Queryable,
  search: SlotSearch,
  days: readonly SlotDay[],
): Promise<NoSlots | null> {
  const reason = whyNoDay(days);
  if (reason === null) return null;
  const workers = await loadWorkers(db, search, search.from, search.to);
  const isCovered = workers.some((one) => one.reaches(search.cityId) && one.trained(search.serviceId));
  return isCovered ? reason : 'noInspectors';
}

interface Situation {
  readonly hours: VisitHours;
  readonly workers: readonly Worker[];
  readonly others: readonly Booking[];
}

function remainingAt(
  at: Date,
  { cityId, serviceId }: SlotSearch,
  { hours, workers, others }: Situation,
): number {
  const day = riyadhDate(at);
  const tooNear = (booking: Booking, city: string | null) =>
    Math.abs(booking.visitAt.getTime() - at.getTime()) <
    minutesBetween(booking.cityId === city, hours) * minuteMs;
  const free = (worker: Worker, city: string | null, service: string) =>
    worker.reaches(city) &&
    worker.trained(service) &&
    !worker.off.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) &&
    !others.some((booking) => booking.inspectorId === worker.id && tooNear(booking, city));
  const able = workers.filter((worker) => free(worker, cityId, serviceId)).map(({ id }) => id);
  const promises = others
    .filter((booking) => booking.inspectorId === null && tooNear(booking, cityId))
    .map((booking) =>
      workers
        .filter(
          (worker) =>
            (booking.supervisorId === null || booking.supervisorId === worker.supervisorId) &&
            free(worker, booking.cityId, booking.serviceId),
        )
        .map(({ id }) => id),
    );
  return spareCapacity(able, promises);
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
