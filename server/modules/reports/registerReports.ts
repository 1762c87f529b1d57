import { userName } from 'sijil/server/db/names';
import { companyName } from '../../db/names';
import { and, asc, between, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { AppContext } from 'sijil/server/http/appContext';
import { fromReplica } from 'sijil/server/db/replica/fromReplica';
import { operation } from 'sijil/server/http/operation';
import { periodOf } from '../figures/periodFigures';
import { readContent } from '../templates/readPublished';
import { loadChangedWeights } from './loadChangedWeights';
import type {
  complianceReport,
  inspectorsReport,
  packagesReport,
  stepsReport,
} from '#domain/api/reportViews';
import { daysOf, type Period } from '#domain/figures/period';
import { latenessOf } from '#domain/workflow/lateness';
import { packageDays } from '#domain/figures/figures';
import { addDays, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { tables } from '../../db/schema/declared';
import { statusStays } from '../../db/schema/figures';
import { packagePurchases } from '../../db/schema/money';
import { users } from '../../db/schema/users';
import { loadQuality } from '../inspectors/loadQuality';
import { type RequestStatus, statuses, statusNames } from '#domain/workflow/statuses';

/** Registers reports of the whole company for its admins. */
export function registerReports(api: AppContext): void {
  operation(api, 'reports.steps', {
    summary:
      'How many requests left each status in a period (from, to: months), how long they took, and what waits',
    handler: ({ query }) => fromReplica(api, (reading) => loadSteps(reading, periodOf(query, api.clock()))),
  });
  operation(api, 'reports.inspectors', {
    summary: "Quality of the inspectors' work since the first day of a period",
    handler: ({ query }) =>
      fromReplica(api, (reading) => loadInspectorsQuality(reading, periodOf(query, api.clock()))),
  });
  operation(api, 'reports.compliance', {
    summary: 'How much of what was inspected in a period complies, by city, the lowest first',
    handler: ({ query }) =>
      fromReplica(api, (reading) => loadCompliance(reading, periodOf(query, api.clock()))),
  });
  operation(api, 'reports.packages', {
    summary: 'Packages with visits left that end within 30 days, the first to end first',
    handler: () => fromReplica(api, loadEndingPackages),
  });
  operation(api, 'reports.changedWeights', {
    summary: 'Scores that the visits of the last year would have by a form that is not saved yet',
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: ({ params: { id }, body, language }) =>
      fromReplica(api, (reading) =>
        loadChangedWeights(reading, id, readContent('form', body.content, language)),
      ),
  });
}

type City = z.output<typeof complianceReport>[number];

/** Share of full compliance in the tallies of each city's visits, lowest share first. */
async function loadCompliance({ db }: Pick<AppContext, 'db'>, { from, to }: Period): Promise<City[]> {
  const { rows } = await db.execute<City & Record<string, unknown>>(sql`
    select tallies.city_id as "cityId", cities.name,
      sum(zero + one + two)::int as answers,
      round(100.0 * sum(two) / nullif(sum(zero + one + two), 0), 1)::float8 as share
    from question_tallies tallies left join cities on cities.id = tallies.city_id
    where tallies.month between ${`${from}-01`} and ${`${to}-01`}
    group by 1, 2 order by share nulls last, answers desc`);
  return rows;
}

const mostPackages = 100;

/** Packages with unused visits that end soon, found by the index of purchases with a balance. */
async function loadEndingPackages({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<z.output<typeof packagesReport>> {
  const { id, requestId, clientId, name, quantity, used, endsOn, closedAt } = packagePurchases;
  const { clients } = tables;
  const today = riyadhDate(clock());
  return db
    .select({
      id,
      requestId,
      clientId,
      company: companyName,
      name,
      remaining: sql<number>`${quantity} - ${used}`,
      quantity,
      endsOn,
    })
    .from(packagePurchases)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(and(isNull(closedAt), gt(quantity, used), between(endsOn, today, addDays(today, packageDays))))
    .orderBy(asc(endsOn), asc(id))
    .limit(mostPackages);
}

/** Limit of inspectors in one report: more cannot be compared in it. */
const mostInspectors = 200;

/** Active inspectors by name, with the quality of their work since the first day of a period. */
async function loadInspectorsQuality(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<z.output<typeof inspectorsReport>> {
  const { inspectors } = tables;
  const team = await db
    .select({ id: users.id, name: userName })
    .from(inspectors)
    .innerJoin(users, eq(users.id, inspectors.id))
    .where(and(eq(users.active, true), isNull(users.deletedAt)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostInspectors);
  const since = riyadhInstant(daysOf(period, clock()).from);
  const qualityOf = await loadQuality(
    db,
    team.map(({ id }) => id),
    since,
  );
  return team.map(({ id, name }) => ({ id, name, quality: qualityOf(id) }));
}

interface Left extends Record<string, unknown> {
  readonly status: RequestStatus;
  readonly left: number;
  readonly hours: number | null;
  readonly leftLate: number;
}

interface Waiting extends Record<string, unknown> {
  readonly status: RequestStatus;
  readonly waiting: number;
  readonly waitingLate: number;
}

/** `latenessOf` of all open statuses as rows. */
function latenessRules() {
  const rows = openStatuses.map((status) => {
    const { after, minutes } = latenessOf(status);
    return sql`(${status}::text, ${after}::text, ${minutes}::int)`;
  });
  return sql`(values ${sql.join(rows, sql`, `)}) as rules (status, after, minutes)`;
}

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');

/** Returns the requests that left each open status in a period, and those that are in it now. */
async function loadSteps(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<z.output<typeof stepsReport>> {
  const now = clock();
  const rules = latenessRules();
  const { rows: left } = await db.execute<Left>(sql`
    select status, sum(stays)::int as left, round(sum(seconds) / (3600 * sum(stays)), 1)::float8 as hours, sum(late)::int as "leftLate"
    from ${statusStays} where month between ${`${period.from}-01`} and ${`${period.to}-01`} and status = any(${sql.param([...openStatuses])}::text[])
    group by status`);
  const { rows: waiting } = await db.execute<Waiting>(sql`
    select status, count(*)::int as waiting,
      (count(*) filter (where case rules.after when 'correctionsDueAt' then corrections_due_at when 'visitAt' then visit_at else status_since end
        < ${now}::timestamptz - make_interval(mins => rules.minutes)))::int as "waitingLate"
    from requests join ${rules} using (status) where status = any(${sql.param([...openStatuses])}::text[]) group by 1`);
  const leftBy = new Map(left.map((row) => [row.status, row]));
  const waitingBy = new Map(waiting.map((row) => [row.status, row]));
  return openStatuses.flatMap((status) => {
    const [gone, here] = [leftBy.get(status), waitingBy.get(status)];
    if (!gone && !here) return [];
    return {
      status,
      left: gone?.left ?? 0,
      hours: gone?.hours ?? null,
      leftLate: gone?.leftLate ?? 0,
      waiting: here?.waiting ?? 0,
      waitingLate: here?.waitingLate ?? 0,
    };
  });
}
