import type { z } from 'zod';
import type { inspectorsWeekView } from '#domain/api/calendarViews';
import type { Role } from '#domain/access/roles';
import { freeVisits } from '#domain/scheduling/freeVisits';
import { isWeekend, minuteMs, riyadhDate } from '#framework/base/time/riyadhTime';
import { minutesBetween, type VisitHours } from '#domain/scheduling/visitHours';
import { visitSlots } from '#domain/scheduling/visitSlots';
import { transitions } from '#domain/workflow/requestWorkflow';
import { isMember } from '#framework/base/objects';
import type { Queryable } from '#framework/server/db/connect';
import { prayerTimes, readCenters, readVisitHours } from '../scheduling/readVisitHours';
import { isTrainedFor, reachesCity } from '../scheduling/loadWorkers';
import { type PlacedMember, readDaysOff, readTeam, readVisits, type Visit } from './readTeam';

type View = z.output<typeof inspectorsWeekView>;
type Booked = View['inspectors'][number]['days'][number]['booked'][number];

interface Asked {
  readonly week: readonly string[];
  /** Supervisor of the team; null for all teams. */
  readonly supervisorId: string | null;
  readonly role: Role;
  readonly now: Date;
  /** Cities and services of the visits to show; absent: all. */
  readonly cityIds?: readonly string[] | undefined;
  readonly serviceIds?: readonly string[] | undefined;
}

/**
 * Week of all inspectors: visits, days off and free times of each day. Nobody counts as free on the weekend. Free times
 * follow the rules for offered times (rules 3.13) and allow for all visits, including those of other cities and services than
 * the requested ones.
 */
export async function inspectorsWeek(db: Queryable, asked: Asked): Promise<View> {
  const { week, supervisorId, role, now } = asked;
  const [from = '', to = ''] = [week[0], week.at(-1)];
  const team = await readTeam(db, supervisorId);
  const ids = team.map(({ id }) => id);
  const [visits, daysOff, hours] = await Promise.all([
    readVisits(db, { from, to, of: { inspectorIds: ids } }),
    readDaysOff(db, ids, from, to),
    readVisitHours(db),
  ]);
  const timesOf = await readTimes(db, team, hours);
  const shown = team.filter(
    (member) =>
      mayCome(member, asked) ||
      visits.some((visit) => visit.inspector?.id === member.id && isWanted(visit, asked)),
  );
  const inspectors = shown.map((member) => ({
    ...member,
    days: week.map((day) => {
      const own = visits.filter(
        ({ inspector, visitAt }) => inspector?.id === member.id && riyadhDate(visitAt) === day,
      );
      const off = daysOff.filter(
        ({ inspectorId, startsOn, endsOn }) => inspectorId === member.id && startsOn <= day && day <= endsOn,
      );
      const isOff = off.some(({ status }) => status === 'approved');
      const times = isOff ? [] : timesOf(member.cityId, day).filter((time) => time > now);
      return {
        visits: own.length,
        off: isOff,
        offAsked: off.some(({ status }) => status === 'pending'),
        free: freeVisits(times, takenBy(own, member, hours), minutesBetween(true, hours)),
        booked: own
          .map((visit, place) => ({ visit, before: own[place - 1] }))
          .filter(({ visit }) => isWanted(visit, asked))
          .map(({ visit, before }) => toBooked(visit, before, { hours, role })),
      };
    }),
  }));
  return { days: week.map((day, place) => totalsOf(day, place, inspectors)), inspectors };
}

/** True for a visit in one of the requested cities and of one of the requested services. */
function isWanted({ cityId, serviceId }: Visit, { cityIds, serviceIds }: Asked): boolean {
  return (
    (!cityIds || (cityId !== null && cityIds.includes(cityId))) &&
    (!serviceIds || serviceIds.includes(serviceId))
  );
}

/** True for an inspector who could be sent to such a visit. */
function mayCome(member: PlacedMember, { cityIds, serviceIds }: Asked): boolean {
  return (
    (!cityIds || cityIds.some((city) => reachesCity(member, city))) &&
    (!serviceIds || serviceIds.some((service) => isTrainedFor(member, service)))
  );
}

/** Visiting times of a day in a city; each city's prayer times are looked up once. */
async function readTimes(db: Queryable, team: readonly PlacedMember[], hours: VisitHours) {
  const centers = await readCenters(db, [...new Set(team.flatMap(({ cityId }) => cityId ?? []))]);
  return (cityId: string | null, day: string): Date[] => {
    const center = cityId === null ? undefined : centers.get(cityId);
    return visitSlots(day, hours, center ? prayerTimes(day, center) : []).map(({ startsAt }) => startsAt);
  };
}

const takenBy = (own: readonly Visit[], { cityId }: PlacedMember, hours: VisitHours) =>
  own.map((visit) => ({
    at: visit.visitAt,
    apartMinutes: minutesBetween(visit.cityId === null || visit.cityId === cityId, hours),
  }));

function toBooked(
  visit: Visit,
  before: Visit | undefined,
  { hours, role }: { readonly hours: VisitHours } & Pick<Asked, 'role'>,
): Booked {
  const same = before?.cityId === visit.cityId;
  const moves = (['reschedule', 'replaceInspector'] as const).filter(
    (name) => isMember(transitions[name].by, role) && isMember(transitions[name].from, visit.status),
  );
  return {
    ...visit,
    endsAt: new Date(visit.visitAt.getTime() + hours.visitMinutes * minuteMs),
    travelMinutes: before ? minutesBetween(same, hours) - hours.visitMinutes : null,
    moves,
  };
}

function totalsOf(day: string, place: number, inspectors: View['inspectors']): View['days'][number] {
  const that = inspectors.flatMap(({ days }) => days[place] ?? []);
  const weekend = isWeekend(day);
  return {
    day,
    weekend,
    available: weekend ? 0 : that.filter(({ visits, off }) => visits === 0 && !off).length,
    assigned: that.filter(({ visits }) => visits > 0).length,
    off: that.filter(({ off }) => off).length,
    free: that.reduce((sum, { free }) => sum + free, 0),
  };
}
