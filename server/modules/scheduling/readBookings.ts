import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import { openVisitStatuses } from '#domain/workflow/visitStatuses';
import type { Queryable, Transaction } from '#framework/server/db/connect';
import { requests } from '../../db/schema/requests';
import { tables } from '#framework/server/db/schema/tables';
import { transitions } from '#domain/workflow/requestWorkflow';

/** Agreed visit: assigned, or promised to a client before anybody was assigned to it. */
export interface Booking {
  readonly requestId: string;
  readonly number: number;
  readonly visitAt: Date;
  readonly inspectorId: string | null;
  readonly supervisorId: string | null;
  readonly serviceId: string;
  /** Null where the company has no branch at all. */
  readonly cityId: string | null;
}

/** The city of a request's branch, or of the company's main branch for vehicles that were ordered without one. */
const cityOfVisit = sql<string | null>`(
  select b.city_id from ${tables.branches} b
  where b.id = ${requests.branchId} or (${requests.branchId} is null and b.client_id = ${requests.clientId} and b.deleted_at is null)
  order by b.main desc, b.created_at limit 1)`;

/** Agreed visits that begin between two times, of everybody or of one inspector, the earliest first. */
export async function readBookings(
  db: Queryable,
  from: Date,
  to: Date,
  inspectorId?: string,
): Promise<Booking[]> {
  const rows = await db
    .select({
      requestId: requests.id,
      number: requests.number,
      visitAt: requests.visitAt,
      inspectorId: requests.inspectorId,
      supervisorId: requests.supervisorId,
      serviceId: requests.serviceId,
      cityId: cityOfVisit,
    })
    .from(requests)
    .where(
      and(
        inArray(requests.status, [...openVisitStatuses]),
        gte(requests.visitAt, from),
        lte(requests.visitAt, to),
        inspectorId === undefined ? undefined : eq(requests.inspectorId, inspectorId),
      ),
    )
    .orderBy(asc(requests.visitAt));
  return rows.flatMap(({ visitAt, ...row }) => (visitAt ? [{ ...row, visitAt }] : []));
}

/** The city that a visit of a request would be made in. */
export async function readCityOfVisit(db: Queryable, requestId: string): Promise<string | null> {
  const [row] = await db.select({ cityId: cityOfVisit }).from(requests).where(eq(requests.id, requestId));
  return row?.cityId ?? null;
}

/**
 * Locks an inspector's calendar until the transaction ends: a caller that gives them a visit or a day off locks first
 * and looks afterwards, so that two cannot both find the same hours free.
 */
export async function lockInspector(tx: Transaction, id: string): Promise<void> {
  const { inspectors } = tables;
  await tx.select({ id: inspectors.id }).from(inspectors).where(eq(inspectors.id, id)).for('update');
}

/** Statuses in which an inspector still has the visit before them. */
export const visitAhead = [...new Set([...transitions.startInspection.from, ...transitions.submitForm.from])];
