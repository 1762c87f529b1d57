import { and, asc, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { type BranchState, nextBranch, paceInDays } from '#domain/requests/nextBranch';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import { statuses, statusNames } from '#domain/workflow/statuses';
import { resources } from '#resources';
import type { Queryable } from '#framework/server/db/connect';
import type { Given } from '#framework/server/db/statement';
import { certificates } from '../../db/schema/certificates';
import { packagePurchases } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { tables } from '#framework/server/db/schema/tables';
import type { Actor } from '#framework/server/http/actor';
import { readableRows } from '#framework/server/resources/rowFilter';

type Packages = NonNullable<z.output<typeof dashboardView>['client']>['packages'];

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');

/** Remaining balance of the company's packages, the first to end first, and the branch that each is best used for. */
export async function readPackages(
  db: Queryable,
  actor: Actor,
  purchases: Awaited<ReturnType<typeof selectPurchases>>,
  now: Date,
): Promise<Packages> {
  const today = riyadhDate(now);
  const ofBranches = purchases.filter(({ service }) => service.subject === 'branch');
  const standings = await readStandings(
    db,
    actor,
    [...new Set(ofBranches.map(({ service }) => service.id))],
    now,
  );
  return purchases.map(({ service: { id, name, subject }, ...purchase }) => {
    const next = subject === 'branch' ? nextBranch(standings.get(id) ?? [], now) : null;
    return {
      ...purchase,
      service: { id, name },
      forBranches: subject === 'branch',
      paceDays: paceInDays(purchase.left, today, purchase.endsOn),
      next: next && {
        branch: { id: next.branch.id, name: next.branch.name },
        reason: next.reason,
        score: next.branch.score,
        lastOn: next.branch.lastOn,
        certifiedUntil: next.branch.certifiedUntil,
      },
    };
  });
}

/** Selects the package purchases of the actor's company with a balance that can be used today. */
export function selectPurchases(db: Queryable, given: Given) {
  const { services } = tables;
  const { id, name, quantity, used, endsOn } = packagePurchases;
  return db
    .select({
      id,
      name,
      quantity,
      endsOn,
      left: sql<number>`${quantity} - ${used}`,
      service: {
        id: services.id,
        name: services.name,
        subject: services.subject,
      },
    })
    .from(packagePurchases)
    .innerJoin(services, eq(services.id, packagePurchases.serviceId))
    .where(
      and(
        eq(packagePurchases.clientId, given('clientId')),
        isNull(packagePurchases.closedAt),
        gt(quantity, used),
        gte(endsOn, given('today')),
      ),
    )
    .orderBy(asc(endsOn), asc(id));
}

/** Standing of the branches that the actor may read, by service. */
async function readStandings(
  db: Queryable,
  actor: Actor,
  serviceIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly BranchState[]>> {
  if (serviceIds.length === 0) return new Map();
  const { branches } = tables;
  const own = await db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(and(readableRows(resources.branches, actor), eq(branches.active, true)))
    .orderBy(asc(branches.name));
  const within: SQL | undefined = and(
    readableRows(resources.requests, actor),
    inArray(requests.serviceId, [...serviceIds]),
  );
  const valid = sql`(select max(c.valid_until) from ${certificates} c where c.request_id = any(array_agg(${requests.id}))
    and c.superseded_at is null and c.revoked_at is null and c.valid_until > ${now})`;
  const rows = await db
    .select({
      branchId: requests.branchId,
      serviceId: requests.serviceId,
      lastOn: sql<string | null>`max(${requests.resultsSentAt})`,
      score: sql<
        number | null
      >`((array_agg(${requests.score} order by ${requests.resultsSentAt} desc) filter (where ${requests.resultsSentAt} is not null))[1])::float8`,
      certifiedUntil: sql<string | null>`${valid}`,
      open: sql<boolean>`bool_or(${inArray(requests.status, openStatuses)} and ${requests.resultsSentAt} is null)`,
    })
    .from(requests)
    .where(within)
    .groupBy(requests.branchId, requests.serviceId);
  const dateOf = (text: string | null) => (text === null ? null : new Date(text));
  const never = { lastOn: null, score: null, certifiedUntil: null, open: false };
  return new Map(
    serviceIds.map((serviceId) => [
      serviceId,
      own.map(({ id, name }) => {
        const row = rows.find((one) => one.branchId === id && one.serviceId === serviceId);
        if (!row) return { id, name, ...never };
        const { score, open, lastOn, certifiedUntil } = row;
        return { id, name, score, open, lastOn: dateOf(lastOn), certifiedUntil: dateOf(certifiedUntil) };
      }),
    ]),
  );
}
