import { bothNames } from 'sijil/server/db/names';
import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, SelectedFields } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Localized, Name } from 'sijil/base/i18n/localized';
import type { Actor } from 'sijil/schema/access';
import { hasVisit } from '#domain/workflow/statusGroups';
import { gradeReason } from '#domain/scoring/grades';
import type { requestSummary, statedView } from '#domain/api/requestViews';
import type { Queryable } from 'sijil/server/db/connect';
import { qualified } from 'sijil/server/db/statement';
import { requests, requestVehicles } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';
import { requestFields } from '../../records/requestFields';
import { holdsIn, readingBy } from 'sijil/schema/fieldAccess';
import { requestParts } from '#resources/requests';
import { keysOf, objectFrom } from 'sijil/base/objects';
import type { RequestRow } from '../../workflow/effect';

const { receiptSince } = requestFields;

/** Columns of `requests` from which `requestState` derives a request's state. */
export const statedColumns = {
  status: requests.status,
  correctionsDueAt: requests.correctionsDueAt,
  receiptSince: moment(receiptSince),
  certificateRevokedAt: requests.certificateRevokedAt,
};

/** Columns for lists: a request's quote, answers and notes are many times larger, and no list shows them. */
const request = {
  id: requests.id,
  number: requests.number,
  code: requests.code,
  version: requests.version,
  ...statedColumns,
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
  createdAt: requests.createdAt,
};

type Rest = Omit<(typeof requests)['_']['columns'], keyof typeof request>;

/** All other columns of a request, for its own page. */
export const restOfRequest = Object.fromEntries(
  Object.entries(getTableColumns(requests)).filter(([name]) => !(name in request)),
) as Rest;

const { services, clients, branches, cities } = tables;

const oneName = bothNames(sql`one.name`, sql`one.name_en`);

/**
 * Names by subqueries on the row's keys. As joins, seven tables took PostgreSQL longer to plan than to read, and were read
 * even for rows that the page leaves out.
 */
const columns = {
  request,
  service: sql<
    Pick<typeof services.$inferSelect, 'id' | 'name' | 'subject'>
  >`(select json_build_object('id', one.id, 'name', one.name, 'subject', one.subject) from ${services} as one where one.id = ${qualified(requests.serviceId)})`,
  companyName: sql<Name>`(select ${bothNames(sql`one.company_name`, sql`one.company_name_en`)} from ${clients} as one where one.id = ${qualified(requests.clientId)})`,
  branch: sql<{
    readonly id: string;
    readonly name: Name;
  } | null>`(select json_build_object('id', one.id, 'name', ${oneName}) from ${branches} as one where one.id = ${qualified(requests.branchId)})`,
  city: sql<Localized | null>`(select city.name from ${branches} as one join ${cities} as city on city.id = one.city_id where one.id = ${qualified(requests.branchId)})`,
  supervisorName: nameOf(requests.supervisorId),
  inspectorName: nameOf(requests.inspectorId),
  vehiclesCount: sql<number>`(select count(*)::int from ${requestVehicles} as one where one.request_id = ${qualified(requests.id)})`,
};

function nameOf(userId: PgColumn) {
  return sql<Name | null>`(select ${oneName} from ${users} as one where one.id = ${qualified(userId)})`;
}

/**
 * Requests with the names of all people and records they refer to, in one query; the caller filters and sorts it, and may
 * select `more` per row.
 */
export function selectRequests<More extends SelectedFields = Record<never, never>>(
  db: Queryable,
  more: More = {} as More,
) {
  return db.select({ ...columns, ...more }).from(requests);
}

export type SummaryRow = Awaited<ReturnType<typeof selectRequests<Record<never, never>>>>[number];

/** Request behind a figure or card: id, number, service and branch. */
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

const person = (id: string | null, name: Name | null) => (id === null || name === null ? null : { id, name });

/** A row limited to what the actor may read. */
export function toSummary(row: SummaryRow, actor: Actor): z.output<typeof requestSummary> {
  const { request, service, branch } = row;
  const visible = visibleParts(actor, request);
  return {
    id: request.id,
    number: request.number,
    version: request.version,
    ...toStated(request, actor),
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
    supervisor: person(request.supervisorId, row.supervisorName),
    inspector: person(request.inspectorId, row.inspectorName),
    createdAt: request.createdAt,
  };
}

type Stated = z.output<typeof statedView>;

function moment(field: (typeof requestFields)[string] | undefined) {
  return sql<Date | null>`${field?.value}`.mapWith(requests.createdAt);
}

/** State limited to what the actor may read. */
export function toStated(row: Stated, actor: Pick<Actor, 'role'>): Stated {
  const { money } = visibleParts(actor, { resultsSentAt: null });
  return {
    status: row.status,
    correctionsDueAt: row.correctionsDueAt,
    receiptSince: money ? row.receiptSince : null,
    certificateRevokedAt: row.certificateRevokedAt,
  };
}

type Part = keyof typeof requestParts;
const parts = keysOf(requestParts);

/** Parts of one request that an actor may read, by its declaration (rules 1.8). */
export function visibleParts(
  { role }: Pick<Actor, 'role'>,
  request: Pick<RequestRow, 'resultsSentAt'>,
): Readonly<Record<Part, boolean>> {
  return objectFrom(parts, (part) => holdsIn(readingBy(requestParts[part], role), request));
}
