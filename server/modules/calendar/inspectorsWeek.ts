import type { z } from 'zod';
import type { inspectorsWeekView } from '#domain/api/calendarViews';
import { isWeekend, riyadhDate } from '#domain/scheduling/riyadhTime';
import type { Queryable } from '../../db/connect';
import { readDaysOff, readTeam } from './readTeam';
import { readVisits } from './readVisits';

/** Who is free, who visits and who is off on each day of a week. On the weekend nobody is expected to be free. */
export async function inspectorsWeek(
  db: Queryable,
  week: readonly string[],
  supervisorId: string | null,
): Promise<z.output<typeof inspectorsWeekView>> {
  const [from = '', to = ''] = [week[0], week.at(-1)];
  const team = await readTeam(db, supervisorId);
  const ids = team.map(({ id }) => id);
  const [visits, daysOff] = await Promise.all([
    readVisits(db, { from, to, of: { inspectorIds: ids } }),
    readDaysOff(db, ids, from, to),
  ]);
  const inspectors = team.map((member) => ({
    ...member,
    days: week.map((day) => ({
      visits: visits.filter(
        ({ inspector, visitAt }) => inspector?.id === member.id && riyadhDate(visitAt) === day,
      ).length,
      off: daysOff.some(
        ({ inspectorId, startsOn, endsOn, status }) =>
          inspectorId === member.id && status === 'approved' && startsOn <= day && day <= endsOn,
      ),
    })),
  }));
  const days = week.map((day, index) => {
    const that = inspectors.map((inspector) => inspector.days[index] ?? { visits: 0, off: false });
    const weekend = isWeekend(day);
    return {
      day,
      weekend,
      available: weekend ? 0 : that.filter(({ visits: count, off }) => count === 0 && !off).length,
      assigned: that.filter(({ visits: count }) => count > 0).length,
      off: that.filter(({ off }) => off).length,
    };
  });
  return { days, inspectors };
}
