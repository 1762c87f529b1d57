import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { openVisitStatuses } from '#domain/workflow/statusGroups';
import type { Queryable } from '#framework/server/db/connect';
import type { Given } from '#framework/server/db/statement';
import { instalments } from '../../db/schema/money';
import { instalmentStateOn } from '../../records/owedFields';
import { requests } from '../../db/schema/requests';
import { aboutRequest, selectRequests } from '../requests/summaryRows';

type ClientDashboard = NonNullable<z.output<typeof dashboardView>['client']>;

/** Nearest agreed visit in the future, without visits that the client rejected. */
export function selectNextVisit(db: Queryable, within: SQL | undefined, given: Given) {
  return selectRequests(db)
    .where(and(within, inArray(requests.status, [...openVisitStatuses]), gt(requests.visitAt, given('now'))))
    .orderBy(asc(requests.visitAt), asc(requests.id))
    .limit(1);
}

export function toNextVisit([row]: Awaited<
  ReturnType<typeof selectNextVisit>
>): ClientDashboard['nextVisit'] {
  if (!row?.request.visitAt) return null;
  const { status, visitAt } = row.request;
  return { ...aboutRequest(row), visitAt, proposed: status === 'details_sent' };
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
  return selectRequests(db, { amount: instalments.amount, dueOn: instalments.dueOn, state })
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
