import { and, count, eq, inArray, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { inspectorsWeekView, workloadView } from '#domain/api/calendarViews';
import { statusNames } from '#domain/workflow/statuses';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import { inspectorsWeek } from './inspectorsWeek';
import { readVisits } from './readTeam';
import { visitAhead } from '../scheduling/readVisitHours';

/** Workload of a supervisor, for an admin who considers assigning more. */
export async function supervisorWorkload(
  db: Queryable,
  supervisorId: string,
  week: readonly string[],
  now: Date,
): Promise<z.output<typeof workloadView>> {
  const [from = '', to = ''] = [week[0], week.at(-1)];
  const [open, visits, team] = await Promise.all([
    countOpen(db, supervisorId),
    readVisits(db, { from, to, of: { supervisorId } }),
    inspectorsWeek(db, { week, supervisorId, role: 'admin', now }),
  ]);
  const ahead = await countAhead(
    db,
    team.inspectors.map(({ id }) => id),
  );
  return {
    open,
    visits,
    inspectors: team.inspectors.map(({ days, ...inspector }) => {
      const { thisWeek, daysOff } = weekLoad(days);
      return { ...inspector, ahead: ahead.get(inspector.id) ?? 0, thisWeek, daysOff };
    }),
  };
}

/** Open requests by status, in workflow order. */
async function countOpen(db: Queryable, supervisorId: string) {
  const rows = await db
    .select({ status: requests.status, count: count() })
    .from(requests)
    .where(
      and(
        eq(requests.supervisorId, supervisorId),
        notInArray(requests.status, ['inspection_completed', 'cancelled']),
      ),
    )
    .groupBy(requests.status);
  return rows.toSorted((a, b) => statusNames.indexOf(a.status) - statusNames.indexOf(b.status));
}

/** Number of open visits per inspector, on any day; inspectors without visits are absent. */
export async function countAhead(db: Queryable, ids: string[]): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: requests.inspectorId, count: count() })
    .from(requests)
    .where(and(inArray(requests.inspectorId, ids), inArray(requests.status, visitAhead)))
    .groupBy(requests.inspectorId);
  return new Map(rows.map((row) => [row.id, row.count]));
}

type Day = z.output<typeof inspectorsWeekView>['inspectors'][number]['days'][number];

/** Totals of an inspector's week: visits, free times and days off. */
export function weekLoad(days: readonly Pick<Day, 'visits' | 'free' | 'off'>[]) {
  return {
    thisWeek: days.reduce((sum, { visits }) => sum + visits, 0),
    free: days.reduce((sum, { free }) => sum + free, 0),
    daysOff: days.filter(({ off }) => off).length,
  };
}
