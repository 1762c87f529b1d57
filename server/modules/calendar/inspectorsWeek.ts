import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { inspectorsWeekView } from '#domain/api/calendarViews';
import { freeVisits } from '#domain/scheduling/freeVisits';
import { minutesBetween, type VisitHours } from '#domain/scheduling/visitHours';
import { visitSlots, whyNoVisit } from '#domain/scheduling/visitSlots';
import { isWeekend, riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import type { Actor } from 'sijil/server/http/appContext';
import { readableRows } from 'sijil/server/resources/rights';
import { resources } from '#resources';
import { requests } from '../../db/schema/requests';
import { isTrainedFor, reachesCity } from '../scheduling/loadWorkers';
import { prayerTimes, readCenters, readVisitHours } from '../scheduling/readVisitHours';
import { type PlacedMember, readDaysOff, readMembers, readTeam, readVisits, type Visit } from './readTeam';
import { type Board, toTeamVisit } from './teamVisit';

type View = z.output<typeof inspectorsWeekView>;

interface Asked {
  readonly week: readonly string[];
  /** Supervisor of the team and of the requests; null for all of them. */
  readonly supervisorId: string | null;
  readonly actor: Actor;
  readonly now: Date;
  /** Cities and services of the visits to show; absent: all. */
  readonly cityIds?: readonly string[] | undefined;
  readonly serviceIds?: readonly string[] | undefined;
}

/**
 * Week of all inspectors: visits, days off and free times of each day, and the visits without an inspector. Every visit of the
 * requests that the actor may read is in it, also that of somebody who left the team. Nobody counts as free on the weekend.
 * Free times follow the rules for offered times (rules 3.13) and allow for all visits, including those of other cities and
 * services than the requested ones.
 */
export async function inspectorsWeek(db: Queryable, asked: Asked): Promise<View> {
  const { week, supervisorId, actor, now } = asked;
  const [from = '', to = ''] = [week[0], week.at(-1)];
  const team = await readTeam(db, supervisorId);
  const readable = readableRows(resources.requests, actor);
  const visits = await readVisits(db, {
    from,
    to,
    of: {
      inspectorIds: team.map(({ id }) => id),
      requests: and(readable, supervisorId === null ? undefined : eq(requests.supervisorId, supervisorId)),
    },
    movable: readable,
  });
  const outsiders = await readMembers(db, outsidersOf(team, visits));
  const people = [...team, ...outsiders];
  const [daysOff, hours] = await Promise.all([
    readDaysOff(
      db,
      people.map(({ id }) => id),
      from,
      to,
    ),
    readVisitHours(db),
  ]);
  const timesOf = await readTimes(db, team, hours, now);
  const board: Board = { role: actor.role, hours, team, visits, daysOff };
  const wanted = visits.filter((visit) => isWanted(visit, asked));
  const shown = people.filter(
    (member) =>
      (team.includes(member) && mayCome(member, asked)) ||
      wanted.some(({ inspector }) => inspector?.id === member.id),
  );
  const inspectors = shown.map((member) => ({
    ...member,
    outside: team.includes(member) ? null : member.active ? ('otherTeam' as const) : ('inactive' as const),
    days: week.map((day) => {
      const own = visits.filter(
        ({ inspector, visitAt }) => inspector?.id === member.id && riyadhDate(visitAt) === day,
      );
      const off = daysOff.filter(
        ({ inspectorId, startsOn, endsOn }) => inspectorId === member.id && startsOn <= day && day <= endsOn,
      );
      const isOff = off.some(({ status }) => status === 'approved');
      const times = isOff || !team.includes(member) ? [] : timesOf(member.cityId, day);
      return {
        visits: own.length,
        off: isOff,
        offAsked: off.some(({ status }) => status === 'pending'),
        free: freeVisits(times, takenBy(own, member, hours), minutesBetween(true, hours)),
        booked: own
          .map((visit, place) => ({ visit, before: own[place - 1] }))
          .filter(({ visit }) => wanted.includes(visit))
          .map(({ visit, before }) => toTeamVisit(visit, before, board)),
      };
    }),
  }));
  const unassigned = wanted.filter(({ inspector }) => inspector === null);
  return {
    days: week.map((day, place) => ({
      ...totalsOf(day, place, inspectors),
      unassigned: unassigned
        .filter(({ visitAt }) => riyadhDate(visitAt) === day)
        .map((visit) => toTeamVisit(visit, undefined, board)),
    })),
    inspectors,
  };
}

/** Inspectors of these visits who do not belong to the team. */
function outsidersOf(team: readonly PlacedMember[], visits: readonly Visit[]): string[] {
  const ids = new Set(visits.flatMap(({ inspector }) => inspector?.id ?? []));
  for (const { id } of team) ids.delete(id);
  return [...ids];
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

/** Visiting times of a day in a city for which a visit can be planned; each city's prayer times are looked up once. */
async function readTimes(db: Queryable, team: readonly PlacedMember[], hours: VisitHours, now: Date) {
  const centers = await readCenters(db, [...new Set(team.flatMap(({ cityId }) => cityId ?? []))]);
  return (cityId: string | null, day: string): Date[] => {
    const center = cityId === null ? undefined : centers.get(cityId);
    return visitSlots(day, hours, center ? prayerTimes(day, center) : [])
      .filter((slot) => whyNoVisit(slot, { now, hours, opening: null }) === null)
      .map(({ startsAt }) => startsAt);
  };
}

const takenBy = (own: readonly Visit[], { cityId }: PlacedMember, hours: VisitHours) =>
  own.map((visit) => ({
    at: visit.visitAt,
    apartMinutes: minutesBetween(visit.cityId === null || visit.cityId === cityId, hours),
  }));

function totalsOf(
  day: string,
  place: number,
  inspectors: View['inspectors'],
): Omit<View['days'][number], 'unassigned'> {
  const that = inspectors.flatMap(({ outside, days }) => (outside === null ? (days[place] ?? []) : []));
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
