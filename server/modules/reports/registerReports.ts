import type { AppContext } from '#framework/server/http/appContext';
import { fromReplica } from '#framework/server/db/replica/fromReplica';
import { operation } from '#framework/server/http/operation';
import { periodOf } from '../figures/periodSums';
import { readContent } from '../templates/readContent';
import { loadChangedWeights } from './loadChangedWeights';
import { loadSteps } from './loadSteps';
import { and, asc, between, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { complianceReport, inspectorsReport, packagesReport } from '#domain/api/reportViews';
import { daysOf, type Period } from '#domain/figures/period';
import { packageDays } from '#domain/figures/figures';
import { addDays, riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';
import { tables } from '#framework/server/db/schema/tables';
import { packagePurchases } from '../../db/schema/money';
import { users } from '#framework/server/db/schema/users';
import { loadQuality } from '../inspectors/loadQuality';

/** Reports of the whole company for its admins. */
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

/** The share of full compliance in the tallies of each city's visits; the city with the lowest first. */
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

/** Packages that end soon although visits of theirs were not used, found by the index of those with a balance. */
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
      company: clients.companyName,
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

/** More are no team that one report compares. */
const mostInspectors = 200;

/** The inspectors who may work, by name, with the quality of their work since the first day of a period. */
async function loadInspectorsQuality(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<z.output<typeof inspectorsReport>> {
  const { inspectors } = tables;
  const team = await db
    .select({ id: users.id, name: users.name })
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
