import { and, asc, count, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { addDays, riyadhDate, riyadhInstant } from '#domain/scheduling/riyadhTime';
import { weekOf } from '#domain/scheduling/weekOf';
import { visitStatuses } from '#domain/scheduling/standingVisit';
import { phases, type RequestStatus, statuses, statusNames } from '#domain/workflow/statuses';
import { resources } from '#resources';
import type { AppContext } from '../../http/appContext';
import type { Queryable } from '../../db/connect';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { readableRows } from '../../resources/rowFilter';
import { inspectorsWeek } from '../calendar/inspectorsWeek';
import { weekLoad } from '../calendar/weekLoad';
import { leadingActions } from '../requests/leadingActions';
import { selectRequests, toSummary } from '../requests/summaryRows';
import { dueBy } from './dueBy';

type SupervisorDashboard = NonNullable<z.output<typeof dashboardView>['supervisor']>;

/** So much of a queue is sent; the list has the rest. */
const queueRows = 50;
const weekDays = 7;

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');
const isMine = (name: RequestStatus) => statuses[name].turn === 'supervisor';
const mine = openStatuses.filter(isMine);
const others = openStatuses.filter((name) => !isMine(name));
const atInspector = statusNames.filter((name) => statuses[name].turn === 'inspector');
/** The day by which a request wants its next step; where nothing has a date, three days after it began to wait. */
const wantedBy = sql`coalesce(${dueBy}, ${requests.statusSince} + interval '3 days')`;

/** What a supervisor's home shows, over all of the supervisor's open requests. */
export async function loadSupervisorDashboard(api: AppContext, actor: Actor): Promise<SupervisorDashboard> {
  const [queued, waiting, late, week, counts, team] = await Promise.all([
    readMine(api, actor),
    readQueue(api, actor, others),
    readLate(api, actor),
    readWeek(api, actor),
    countByStatus(api, actor),
    readTeamLoad(api, actor),
  ]);
  const total = (names: readonly RequestStatus[]) =>
    names.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0);
  return {
    mine: { total: total(mine), rows: queued },
    others: { total: total(others), rows: waiting },
    late,
    week,
    phases: phases
      .filter((phase) => phase !== 'done')
      .map((phase) => ({
        phase,
        count: total(openStatuses.filter((name) => statuses[name].phase === phase)),
      })),
    team,
  };
}

/** As the team's calendar counts it; its order by name decides between those who have as much. */
async function readTeamLoad(
  { db, clock }: AppContext,
  { userId, role }: Actor,
): Promise<SupervisorDashboard['team']> {
  const now = clock();
  const { inspectors } = await inspectorsWeek(db, {
    ...{ week: weekOf(riyadhDate(now)), supervisorId: userId, role, now },
  });
  return inspectors
    .map(({ id, name, days }) => ({ id, name, ...weekLoad(days) }))
    .toSorted((a, b) => b.thisWeek - a.thisWeek);
}

async function countByStatus({ db }: AppContext, actor: Actor): Promise<ReadonlyMap<RequestStatus, number>> {
  const rows = await db
    .select({ status: requests.status, total: count() })
    .from(requests)
    .where(and(readableRows(resources.requests, actor), inArray(requests.status, openStatuses)))
    .groupBy(requests.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}

async function readQueue({ db }: AppContext, actor: Actor, names: readonly RequestStatus[]) {
  const rows = await selectQueue(db, actor, names);
  return rows.map((row) => toSummary(row, actor));
}

/** What waits for the supervisor, each with the action that leads it on. */
async function readMine(api: AppContext, actor: Actor): Promise<SupervisorDashboard['mine']['rows']> {
  const rows = await selectQueue(api.db, actor, mine);
  const actions = await leadingActions(
    api,
    actor,
    rows.map(({ request }) => request.id),
  );
  return rows.map((row) => ({ ...toSummary(row, actor), action: actions.get(row.request.id) ?? null }));
}

function selectQueue(db: Queryable, actor: Actor, names: readonly RequestStatus[]) {
  return selectRequests(db)
    .where(and(readableRows(resources.requests, actor), inArray(requests.status, [...names])))
    .orderBy(wantedBy, asc(requests.id))
    .limit(queueRows);
}

/** The visits that were to be made on a day before today and of which no form has come. */
async function readLate({ db, clock }: AppContext, actor: Actor): Promise<SupervisorDashboard['late']> {
  const passed = and(
    readableRows(resources.requests, actor),
    inArray(requests.status, [...atInspector]),
    lt(requests.visitAt, riyadhInstant(riyadhDate(clock()))),
  );
  const [rows, [counted]] = await Promise.all([
    selectRequests(db).where(passed).orderBy(asc(requests.visitAt), asc(requests.id)).limit(queueRows),
    db.select({ total: count() }).from(requests).where(passed),
  ]);
  return { total: counted?.total ?? 0, rows: rows.map((row) => toSummary(row, actor)) };
}

/** The visits of today and the six Riyadh days after it that stand or have begun, day by day. */
async function readWeek({ db, clock }: AppContext, actor: Actor): Promise<SupervisorDashboard['week']> {
  const today = riyadhDate(clock());
  const inWeek: SQL | undefined = and(
    gte(requests.visitAt, riyadhInstant(today)),
    lt(requests.visitAt, riyadhInstant(addDays(today, weekDays))),
  );
  const rows = await selectRequests(db)
    .where(and(readableRows(resources.requests, actor), inArray(requests.status, [...visitStatuses]), inWeek))
    .orderBy(asc(requests.visitAt), asc(requests.id));
  const days = Array.from({ length: weekDays }, (_, index) => addDays(today, index));
  return days.flatMap((day) => {
    const visits = rows.filter(({ request: { visitAt } }) => visitAt && riyadhDate(visitAt) === day);
    return visits.length === 0 ? [] : [{ day, visits: visits.map((row) => toSummary(row, actor)) }];
  });
}
