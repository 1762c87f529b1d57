import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { standingVisitStatuses } from '#domain/scheduling/standingVisit';
import type { Queryable } from '../../db/connect';
import { qualified } from '../../db/qualified';
import { instalments, payments } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { aboutRequest, selectRequests } from '../requests/summaryRows';

type ClientDashboard = NonNullable<z.output<typeof dashboardView>['client']>;

/** The nearest visit ahead that stands: one that the client rejected is not to come. */
export async function readNextVisit(
  db: Queryable,
  within: SQL | undefined,
  now: Date,
): Promise<ClientDashboard['nextVisit']> {
  const [row] = await selectRequests(db)
    .where(and(within, inArray(requests.status, [...standingVisitStatuses]), gt(requests.visitAt, now)))
    .orderBy(asc(requests.visitAt), asc(requests.id))
    .limit(1);
  if (!row?.request.visitAt) return null;
  const { status, visitAt } = row.request;
  return { ...aboutRequest(row), visitAt, proposed: status === 'details_sent' };
}

/**
 * The unpaid instalment of a standing order that falls due first; one whose transfer lies with finance only when
 * nothing else is to be paid.
 */
export async function readNextPayment(
  db: Queryable,
  within: SQL | undefined,
): Promise<ClientDashboard['nextPayment']> {
  const checking = sql<boolean>`exists (select 1 from ${payments}
    where ${qualified(payments.instalmentId)} = ${qualified(instalments.id)} and ${qualified(payments.status)} = 'awaiting')`;
  const [row] = await selectRequests(db, { amount: instalments.amount, dueOn: instalments.dueOn, checking })
    .innerJoin(instalments, eq(instalments.requestId, requests.id))
    .where(and(within, isNull(instalments.paidAt), ne(requests.status, 'cancelled')))
    .orderBy(checking, asc(instalments.dueOn), asc(instalments.id))
    .limit(1);
  return row ? { ...aboutRequest(row), amount: row.amount, dueOn: row.dueOn, checking: row.checking } : null;
}
