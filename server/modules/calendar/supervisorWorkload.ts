import { and, count, eq, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { workloadView } from '#domain/api/calendarViews';
import { statusNames } from '#domain/workflow/statuses';
import type { Queryable } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import { countAhead } from './countAhead';
import { inspectorsWeek } from './inspectorsWeek';
import { readVisits } from './readVisits';
import { weekLoad } from './weekLoad';

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

/** In workflow order of statuses. */
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
