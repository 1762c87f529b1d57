import { and, asc, count, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { addDays, riyadhDate, riyadhInstant, weekOf } from 'sijil/base/time/riyadhTime';
import { visitStatuses } from '#domain/workflow/statusGroups';
import { phases, type RequestStatus, statuses, statusNames } from '#domain/workflow/statuses';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import { batchSelect } from 'sijil/server/db/batchSelect';
import { requests } from '../../db/schema/requests';
import { readableRows } from 'sijil/server/resources/rights';
import { inspectorsWeek } from '../calendar/inspectorsWeek';
import { weekLoad } from '../calendar/supervisorWorkload';
import { leadingActionsOf } from '../requests/leadingActions';
import { selectRequests, type SummaryRow, toSummary } from '../requests/summaryRows';
import { judgedColumns, type JudgedRow } from '../../workflow/loadFacts';
import { dueBy } from './readRunning';

type SupervisorDashboard = NonNullable<z.output<typeof dashboardView>['supervisor']>;

/** Number of rows in a queue; the list shows the rest. */
const queueRows = 50;
const weekDays = 7;

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');
const isMine = (name: RequestStatus) => statuses[name].turn === 'supervisor';
const mine = openStatuses.filter(isMine);
const others = openStatuses.filter((name) => !isMine(name));
const atInspector = statusNames.filter((name) => statuses[name].turn === 'inspector');
/** Date by which a request needs its next step; without a date, three days after it started to wait. */
const wantedBy = sql`coalesce(${dueBy}, ${requests.statusSince} + interval '3 days')`;

/** Supervisor's home, over all of the supervisor's open requests. */
export async function loadSupervisorDashboard(api: AppContext, actor: Actor): Promise<SupervisorDashboard> {
  const today = riyadhDate(api.clock());
  const [rows, team] = await Promise.all([
    readHome(api.db, actor, {
      today: riyadhInstant(today),
      weekEnd: riyadhInstant(addDays(today, weekDays)),
    }),
    readTeamLoad(api, actor),
  ]);
  const counts = new Map(rows.counts.map(({ status, total: count }) => [status, count]));
  const total = (names: readonly RequestStatus[]) =>
    names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  return {
    mine: { total: total(mine), rows: await withActions(api, actor, rows.mine) },
    others: { total: total(others), rows: rows.others.map((row) => toSummary(row, actor)) },
    late: {
      total: rows.lateCount[0]?.total ?? 0,
      rows: rows.late.map((row) => toSummary(row, actor)),
    },
    week: toWeek(rows.week, today, actor),
    phases: phases
      .filter((phase) => phase !== 'done')
      .map((phase) => ({
        phase,
        count: total(openStatuses.filter((name) => statuses[name].phase === phase)),
      })),
    team,
  };
}

/** Load of the team this week, as the calendar counts it, highest first, then by name. */
async function readTeamLoad({ db, clock }: AppContext, actor: Actor): Promise<SupervisorDashboard['team']> {
  const now = clock();
  const { inspectors } = await inspectorsWeek(db, {
    week: weekOf(riyadhDate(now)),
    supervisorId: actor.userId,
    actor,
    now,
  });
  return inspectors
    .filter(({ outside }) => outside === null)
    .map(({ id, name, days }) => ({ id, name, ...weekLoad(days) }))
    .toSorted((a, b) => b.thisWeek - a.thisWeek);
}

/** Requests of the home page in one query. */
const readHome = batchSelect('supervisor home', (db, given, actor) => {
  const own = readableRows(resources.requests, actor, given);
  // Visits planned before today without a submitted form.
  const late = and(own, inArray(requests.status, [...atInspector]), lt(requests.visitAt, given('today')));
  return {
    mine: selectQueue(db, own, mine),
    others: selectQueue(db, own, others),
    late: selectRequests(db).where(late).orderBy(asc(requests.visitAt), asc(requests.id)).limit(queueRows),
    lateCount: db.select({ total: count() }).from(requests).where(late),
    // Agreed or started visits of today and the six Riyadh days after it.
    week: selectRequests(db)
      .where(
        and(
          own,
          inArray(requests.status, [...visitStatuses]),
          gte(requests.visitAt, given('today')),
          lt(requests.visitAt, given('weekEnd')),
        ),
      )
      .orderBy(asc(requests.visitAt), asc(requests.id)),
    counts: db
      .select({ status: requests.status, total: count() })
      .from(requests)
      .where(and(own, inArray(requests.status, openStatuses)))
      .groupBy(requests.status),
  };
});

function selectQueue(db: Queryable, own: SQL, names: readonly RequestStatus[]) {
  return selectRequests(db, { judged: judgedColumns })
    .where(and(own, inArray(requests.status, [...names])))
    .orderBy(wantedBy, asc(requests.id))
    .limit(queueRows);
}

/** Requests that wait for the supervisor, each with the action that moves it forward. */
async function withActions(
  api: AppContext,
  actor: Actor,
  rows: readonly (SummaryRow & { readonly judged: JudgedRow })[],
): Promise<SupervisorDashboard['mine']['rows']> {
  const actions = await leadingActionsOf(
    api,
    actor,
    rows.map(({ judged }) => judged),
  );
  return rows.map((row) => ({ ...toSummary(row, actor), action: actions.get(row.request.id) ?? null }));
}

function toWeek(rows: readonly SummaryRow[], today: string, actor: Actor): SupervisorDashboard['week'] {
  const days = Array.from({ length: weekDays }, (_, index) => addDays(today, index));
  return days.flatMap((day) => {
    const visits = rows.filter(({ request: { visitAt } }) => visitAt && riyadhDate(visitAt) === day);
    return visits.length === 0 ? [] : [{ day, visits: visits.map((row) => toSummary(row, actor)) }];
  });
}
