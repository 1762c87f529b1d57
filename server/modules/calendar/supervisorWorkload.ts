import { and, count, eq, gte, inArray, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { inspectorsWeekView, workloadView } from '#domain/api/calendarViews';
import { statusNames } from '#domain/workflow/statuses';
import { riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import { requests } from '../../db/schema/requests';
import type { Actor } from 'sijil/server/http/appContext';
import { inspectorsWeek } from './inspectorsWeek';
import { readVisits } from './readTeam';
import { visitAhead } from '#domain/workflow/visitAhead';

interface Asked {
  readonly supervisorId: string;
  readonly week: readonly string[];
  readonly actor: Actor;
  readonly now: Date;
}

/** Workload of a supervisor, for an admin who considers assigning more. */
export async function supervisorWorkload(
  db: Queryable,
  { supervisorId, week, actor, now }: Asked,
): Promise<z.output<typeof workloadView>> {
  const [from = '', to = ''] = [week[0], week.at(-1)];
  const [open, visits, { inspectors }] = await Promise.all([
    countOpen(db, supervisorId),
    readVisits(db, { from, to, of: { requests: eq(requests.supervisorId, supervisorId) } }),
    inspectorsWeek(db, { week, supervisorId, actor, now }),
  ]);
  const team = inspectors.filter(({ outside }) => outside === null);
  const ahead = await countAhead(
    db,
    team.map(({ id }) => id),
    now,
  );
  return {
    open,
    visits,
    inspectors: team.map(({ days, ...inspector }) => {
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

/** Number of visits still to be made per inspector, today or later; inspectors without visits are absent. */
export async function countAhead(
  db: Queryable,
  ids: string[],
  now: Date,
): Promise<Map<string | null, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: requests.inspectorId, count: count() })
    .from(requests)
    .where(
      and(
        inArray(requests.inspectorId, ids),
        inArray(requests.status, visitAhead),
        gte(requests.visitAt, riyadhInstant(riyadhDate(now))),
      ),
    )
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
