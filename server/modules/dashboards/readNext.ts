import { and, asc, eq, gt, inArray, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { openVisitStatuses } from '#domain/workflow/statusGroups';
import type { Queryable } from 'sijil/server/db/connect';
import type { Given } from 'sijil/server/db/statement';
import { instalments } from '../../db/schema/money';
import { instalmentStateOn, stillOwed } from '../../records/owedFields';
import { requests } from '../../db/schema/requests';
import { aboutRequest, selectRequests } from '../requests/summaryRows';

type ClientDashboard = NonNullable<z.output<typeof dashboardView>['client']>;

/** Condition for agreed visits in the future, without visits that the client rejected. */
const isAhead = (given: Given) =>
  and(inArray(requests.status, [...openVisitStatuses]), gt(requests.visitAt, given('now')));

/** Nearest visit of each branch that has one. */
export function selectVisitByBranch(db: Queryable, within: SQL | undefined, given: Given) {
  return db
    .select({ branchId: requests.branchId, at: min(requests.visitAt) })
    .from(requests)
    .where(and(within, isAhead(given)))
    .groupBy(requests.branchId);
}

/** Number of visits that the home page shows. */
const visitsShown = 3;

/** Nearest visits. */
export function selectNextVisits(db: Queryable, within: SQL | undefined, given: Given) {
  return selectRequests(db)
    .where(and(within, isAhead(given)))
    .orderBy(asc(requests.visitAt), asc(requests.id))
    .limit(visitsShown);
}

export function toNextVisits(
  rows: Awaited<ReturnType<typeof selectNextVisits>>,
): ClientDashboard['nextVisits'] {
  return rows.flatMap((row) => {
    const { status, visitAt } = row.request;
    return visitAt ? [{ ...aboutRequest(row), visitAt, proposed: status === 'details_sent' }] : [];
  });
}

/**
 * Joins uncancelled requests with their unpaid instalments. Both sides name the client, so that the company's few unpaid
 * instalments are found by their index rather than through all its requests.
 */
export const isOwed = and(
  eq(instalments.requestId, requests.id),
  eq(instalments.clientId, requests.clientId),
  isNull(instalments.paidAt),
  sql`not ${instalments.cancelled}`,
);

/**
 * The unpaid instalment of an uncancelled order that falls due first; one whose transfer finance is checking only if nothing
 * else is payable.
 */
export function selectNextPayment(db: Queryable, within: SQL | undefined, given: Given) {
  const state = instalmentStateOn(sql`${given('today')}::date`);
  const checking = sql`${state} = 'review'`;
  return selectRequests(db, { amount: stillOwed, dueOn: instalments.dueOn, state })
    .innerJoin(instalments, isOwed)
    .where(within)
    .orderBy(checking, asc(instalments.dueOn), asc(instalments.id))
    .limit(1);
}

export function toNextPayment([row]: Awaited<
  ReturnType<typeof selectNextPayment>
>): ClientDashboard['nextPayment'] {
  return row ? { ...aboutRequest(row), amount: row.amount, dueOn: row.dueOn, state: row.state } : null;
}
