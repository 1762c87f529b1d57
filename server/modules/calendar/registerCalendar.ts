import { hasPrivilege } from 'sijil/schema/roles/privileges';
import { addDays, isWeekend, riyadhDate, weekOf } from 'sijil/base/time/riyadhTime';
import { resources } from '#resources';
import type { AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { accountOf } from '../adminUsers/accountOf';
import { ApiError } from 'sijil/server/http/apiError';
import { inspectorsWeek } from './inspectorsWeek';
import { findMember, readDaysOff, readVisits, type TeamMember } from './readTeam';
import { supervisorWorkload } from './supervisorWorkload';
import type { z } from 'zod';
import type { inspectorWeekView } from '#domain/api/calendarViews';
import type { Queryable } from 'sijil/server/db/connect';

/** Registers calendar operations: the week of all inspectors, of one inspector, and of a supervisor's team. */
export function registerCalendar(api: AppContext): void {
  const today = () => riyadhDate(api.clock());
  // Saturday is the week's last day: its plan shows the week that starts tomorrow.
  const weekAsked = (day: string | undefined) => weekOf(day ?? addDays(today(), 1));

  operation(api, 'calendar.inspectors', {
    summary:
      'The week of all inspectors: visits with the way between them, days off, what is still free, and the visits without an inspector; a supervisor sees their own. `cityIds` and `serviceIds` narrow it to such visits, and to inspectors who could make them',
    handler: ({ actor, query }) => {
      const supervisorId = hasPrivilege(actor.role, 'inspectors.readAll')
        ? (query.supervisorId ?? null)
        : actor.userId;
      return inspectorsWeek(api.db, {
        week: weekAsked(query.week),
        supervisorId,
        actor,
        now: api.clock(),
        cityIds: query.cityIds?.split(','),
        serviceIds: query.serviceIds?.split(','),
      });
    },
  });

  operation(api, 'calendar.inspectorDay', {
    summary: 'The visits that an inspector makes on a day',
    handler: async ({ actor, params: { id, day } }) => {
      await findMember(api.db, actor, id);
      return readVisits(api.db, { from: day, to: day, of: { inspectorIds: [id] } });
    },
  });

  operation(api, 'calendar.inspector', {
    summary: 'A week of one inspector: visits and days off by day',
    handler: async ({ actor, params, query }) =>
      inspectorWeek(api.db, await findMember(api.db, actor, params.id), weekAsked(query.week)),
  });

  operation(api, 'supervisor.workload', {
    summary: 'Open requests by status, this week’s visits and the load of each inspector of a supervisor',
    handler: async ({ actor, params, query }) => {
      const { resource } = await accountOf(api.db, params.id);
      if (resource?.name !== resources.supervisors.name) throw new ApiError('not_found');
      return supervisorWorkload(api.db, {
        supervisorId: params.id,
        week: weekOf(query.week ?? today()),
        actor,
        now: api.clock(),
      });
    },
  });
}

/** Visits and days off of one inspector, by day. An approved day off takes precedence over a pending one. */
async function inspectorWeek(
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
