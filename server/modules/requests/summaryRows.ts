import { eq, sql } from 'drizzle-orm';
import { alias, type SelectedFields } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Actor } from '#domain/schema/access';
import { hasVisit } from '#domain/scheduling/standingVisit';
import { gradeReason } from '#domain/scoring/gradeReason';
import type { requestSummary } from '#domain/api/requestViews';
import type { Queryable } from '../../db/connect';
import { requests, requestVehicles } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/tables/tables';
import { visibleParts } from './visibleParts';

const supervisorUsers = alias(users, 'supervisor_users');
const inspectorUsers = alias(users, 'inspector_users');

/** A request's own quote, answers and notes are many times as large as all of this, and no list shows them. */
const request = {
  id: requests.id,
  number: requests.number,
  code: requests.code,
  version: requests.version,
  status: requests.status,
  statusSince: requests.statusSince,
  kind: requests.kind,
  clientId: requests.clientId,
  supervisorId: requests.supervisorId,
  inspectorId: requests.inspectorId,
  orderedWithId: requests.orderedWithId,
  otherBranchIds: requests.otherBranchIds,
  total: requests.total,
  visitAt: requests.visitAt,
  score: requests.score,
  grade: requests.grade,
  failedCritical: requests.failedCritical,
  resultsSentAt: requests.resultsSentAt,
  correctionsDueAt: requests.correctionsDueAt,
  createdAt: requests.createdAt,
};

const columns = {
  request,
  service: { id: tables.services.id, name: tables.services.name, subject: tables.services.subject },
  companyName: tables.clients.companyName,
  branch: { id: tables.branches.id, name: tables.branches.name },
  city: tables.cities.name,
  supervisorName: supervisorUsers.name,
  inspectorName: inspectorUsers.name,
  vehiclesCount: sql<number>`(select count(*)::int from ${requestVehicles} where ${requestVehicles.requestId} = ${requests.id})`,
};

/**
 * Requests with the names of everybody and everything they refer to, in one query; the caller narrows and sorts it, and may
 * want `more` of each row.
 */
export function selectRequests<More extends SelectedFields = Record<never, never>>(
  db: Queryable,
  more: More = {} as More,
) {
  return db
    .select({ ...columns, ...more })
    .from(requests)
    .innerJoin(tables.services, eq(tables.services.id, requests.serviceId))
    .innerJoin(tables.clients, eq(tables.clients.id, requests.clientId))
    .leftJoin(tables.branches, eq(tables.branches.id, requests.branchId))
    .leftJoin(tables.cities, eq(tables.cities.id, tables.branches.cityId))
    .leftJoin(supervisorUsers, eq(supervisorUsers.id, requests.supervisorId))
    .leftJoin(inspectorUsers, eq(inspectorUsers.id, requests.inspectorId));
}

export type SummaryRow = Awaited<ReturnType<typeof selectRequests>>[number];

/** What a figure or a card says of the request that it is about. */
export const aboutRequest = ({
  request,
  service,
  branch,
}: Pick<SummaryRow, 'request' | 'service' | 'branch'>) => ({
  id: request.id,
  number: request.number,
  service: { id: service.id, name: service.name },
  branch,
});

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** A row as the actor may see it. */
export function toSummary(row: SummaryRow, actor: Actor): z.output<typeof requestSummary> {
  const { request, service, branch } = row;
  const visible = visibleParts(actor, request);
  return {
    id: request.id,
    number: request.number,
    version: request.version,
    status: request.status,
    statusSince: request.statusSince,
    kind: request.kind,
    service,
    client: { id: request.clientId, name: row.companyName },
    branch: branch && { ...branch, city: row.city ?? { ar: '', en: '' } },
    vehiclesCount: row.vehiclesCount,
    total: visible.money ? request.total : null,
    visitAt: hasVisit(request.status) ? request.visitAt : null,
    score: visible.score ? request.score : null,
    grade: visible.score ? request.grade : null,
    gradeReason: visible.score ? gradeReason(request.score, request.failedCritical) : null,
    correctionsDueAt: request.correctionsDueAt,
    supervisor: person(request.supervisorId, row.supervisorName),
    inspector: person(request.inspectorId, row.inspectorName),
    createdAt: request.createdAt,
  };
}
