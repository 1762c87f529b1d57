import type { z } from 'zod';
import type { inspectorWeekView } from '#domain/api/calendarViews';
import { isWeekend, riyadhDate } from '#framework/base/time/riyadhTime';
import type { Queryable } from '#framework/server/db/connect';
import { readDaysOff, type TeamMember } from './readTeam';
import { readVisits } from './readVisits';

/** The visits and days off of one inspector, day by day. An approved day off is shown before one that is still asked for. */
export async function inspectorWeek(
  db: Queryable,
  inspector: TeamMember,
  week: readonly string[],
): Promise<z.output<typeof inspectorWeekView>> {
  const [from = '', to = ''] = [week[0], week.at(-1)];
  const [visits, daysOff] = await Promise.all([
    readVisits(db, { from, to, of: { inspectorIds: [inspector.id] } }),
    readDaysOff(db, [inspector.id], from, to),
  ]);
  return {
    inspector,
    days: week.map((day) => {
      const off = daysOff
        .filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
        .toSorted((a, b) => a.status.localeCompare(b.status))[0];
      return {
        day,
        weekend: isWeekend(day),
        off: off ? { status: off.status, reason: off.reason } : null,
        visits: visits.filter(({ visitAt }) => riyadhDate(visitAt) === day),
      };
    }),
  };
}
