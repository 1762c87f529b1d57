import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isWithinSpendingLimit } from '#domain/profile/personBodies';
import { hasPrivilege } from 'sijil/schema/roles/privileges';
import type { SignedOrder } from '#domain/profile/profileDuties';
import { isReadyFor, type ProfileFacts } from '#domain/profile/profileParts';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Actor } from 'sijil/schema/access';
import type { RequestFacts } from '#domain/workflow/guards';
import type { Queryable } from 'sijil/server/db/connect';
import { isOneOf, qualified } from 'sijil/server/db/statement';
import { certificates } from '../db/schema/certificates';
import { contracts, instalments, packagePurchases, payments } from '../db/schema/money';
import { instalmentStatesOn, ofInstalments as instalmentColumns } from '../records/owedFields';
import {
  answers,
  cancellationAsks,
  correctiveItems,
  inspectorReports,
  requests,
  reviews,
} from '../db/schema/requests';
import { users } from '../db/schema/users';
import { orderSignedAt } from '../db/signedOrders';
import { tables } from '../db/schema/declared';
import {
  companyColumns,
  learnedDuties,
  type StoredDuties,
  toCompanyFacts,
  toLearnedDuties,
  typeOfCompany,
} from './profileDuties';
import type { RequestRow } from './effect';

const { clients, clientTypes } = tables;

/** Columns of a request that the checks of its actions need: a tenth of the row. */
export const judgedColumns = {
  id: requests.id,
  status: requests.status,
  clientId: requests.clientId,
  branchId: requests.branchId,
  supervisorId: requests.supervisorId,
  inspectorId: requests.inspectorId,
  kind: requests.kind,
  total: requests.total,
  visitAt: requests.visitAt,
  correctionsDueAt: requests.correctionsDueAt,
  completionDueAt: requests.completionDueAt,
};

export type JudgedRow = Pick<RequestRow, keyof typeof judgedColumns>;

/** Reads, in one query, all facts about a request that the guards of any transition need. */
export async function loadFacts(
  tx: Queryable,
  request: RequestRow,
  actor: Actor | null,
  now: Date,
): Promise<RequestFacts> {
  const facts = (await loadFactsOf(tx, [request], actor, now)).get(request.id);
  if (!facts) throw new Error(`request ${request.id} vanished`);
  return facts;
}

/** Facts of many requests by id, in one query. */
export async function loadFactsOf(
  tx: Queryable,
  rows: readonly JudgedRow[],
  actor: Actor | null,
  now: Date,
): Promise<ReadonlyMap<string, RequestFacts>> {
  const known = new Map(rows.map((request) => [request.id, request]));
  if (known.size === 0) return new Map();
  const found = await selectFacts(tx, riyadhDate(now)).where(isOneOf(requests.id, [...known.keys()]));
  return new Map(
    found.flatMap((row) => {
      const request = known.get(row.id);
      return request ? [[row.id, toFacts(request, row, actor, now)] as const] : [];
    }),
  );
}

/** Selects the rows from which facts are derived; the caller adds the condition. `today`: the day in Riyadh. */
export function selectFacts(db: Queryable, today: string | Placeholder) {
  return db
    .select({ id: requests.id, company: companyColumns, facts: factColumns(today), order: orderColumns })
    .from(requests)
    .innerJoin(clients, eq(clients.id, requests.clientId))
    .leftJoin(clientTypes, typeOfCompany)
    .innerJoin(ofInstalments, sql`true`)
    .innerJoin(ofCertificates, sql`true`)
    .innerJoin(ofCorrections, sql`true`);
}

type FactRow = Awaited<ReturnType<typeof selectFacts>>[number];

function readiness(company: ProfileFacts, order: SignedOrder) {
  return {
    profileReadyForContract: isReadyFor('contract', company, order),
    profileReadyForVisit: isReadyFor('visit', company, order),
  };
}

/** Facts for the guards of a request, from a row of `selectFacts`. */
export function toFacts(
  request: JudgedRow,
  { facts, company, order }: FactRow,
  actor: Actor | null,
  now: Date,
): RequestFacts {
  const signed = {
    signedAt: order.signedAt === null ? null : new Date(Number(order.signedAt)),
    learned: toLearnedDuties(order.learned),
  };
  return Object.assign(facts, readiness(toCompanyFacts(company), signed), {
    packageRemaining: Number(facts.packageRemaining),
    now,
    actorOwns: owns(request, actor),
    withinSpendingLimit: isWithinSpendingLimit(actor?.spendingLimit ?? null, request.total),
    actorIsSupervisor: actor !== null && request.supervisorId === actor.userId,
    actorIsOperations: actor !== null && hasPrivilege(actor.role, 'requests.operate'),
    actorIsInspector: actor !== null && request.inspectorId === actor.userId,
    visitAt: request.visitAt,
    correctionsDueAt: request.correctionsDueAt,
    completionDueAt: request.completionDueAt,
    visitReleasable: request.kind === 'redeemed' && request.supervisorId === null,
  });
}

function owns(request: JudgedRow, actor: Actor | null): boolean {
  if (!actor || actor.clientId !== request.clientId) return false;
  return (
    actor.branchIds === null || (request.branchId !== null && actor.branchIds.includes(request.branchId))
  );
}

/** Aggregates over the rows of a table that reference the request; always one row, even without any. */
function hanging(table: PgTable, name: string, columns: Readonly<Record<string, SQL>>) {
  const listed = Object.entries(columns).map(([column, value]) => sql`${value} as ${sql.identifier(column)}`);
  return sql`lateral (select ${sql.join(listed, sql`, `)} from ${table} as one where one.request_id = ${qualified(requests.id)}) as ${sql.identifier(name)}`;
}

const some = (condition: SQL) => sql`coalesce(bool_or(${condition}), false)`;
const counted = (condition: SQL) => sql`count(*) filter (where ${condition})::int`;

const ofInstalments = hanging(instalments, 'of_instalments', {
  first_open: some(sql`one.paid_at is null and one.sequence = 1`),
  next_open: some(sql`one.paid_at is null and one.sequence > 1`),
});

const ofCertificates = hanging(certificates, 'of_certificates', {
  issued: some(sql`one.superseded_at is null and one.revoked_at is null`),
  unanswered: some(sql`one.revoked_at is not null and one.holder_replied_at is null`),
});

const ofCorrections = hanging(correctiveItems, 'of_corrections', {
  // A refused item waits for another answer, which removes the verdict.
  unanswered: counted(sql`one.answered_at is null or one.verdict = 'refused'`),
  sent: counted(sql`one.answered_at is not null and one.verdict is distinct from 'refused'`),
  answered: counted(sql`one.answered_at is not null`),
  // An item without an answer needs no verdict: its list was closed with the answers sent in time.
  unjudged: counted(sql`one.answered_at is not null and one.verdict is null`),
  refused: counted(sql`one.verdict = 'refused'`),
});

/** Signing time, in milliseconds, of a visit's order. */
const orderColumns = {
  signedAt: sql<number | null>`extract(epoch from ${orderSignedAt})::float8 * 1000`,
  learned: sql<StoredDuties>`${learnedDuties}`,
};

function factColumns(today: string | Placeholder) {
  return {
    unsignedContractExists: sql<boolean>`exists (select 1 from ${contracts} where ${qualified(contracts.requestId)} = ${qualified(requests.id)} and ${qualified(contracts.signedAt)} is null and ${qualified(contracts.fileId)} is not null and ${qualified(contracts.version)} = (select max(newer.version) from ${contracts} newer where newer.request_id = ${qualified(requests.id)}))`,
    firstInstalmentOpen: sql<boolean>`of_instalments.first_open`,
    nextInstalmentOpen: sql<boolean>`of_instalments.next_open`,
    transferAwaiting: sql<boolean>`exists (select 1 from ${payments} where ${qualified(payments.requestId)} = ${qualified(requests.id)} and ${qualified(payments.status)} = 'awaiting')`,
    packageRemaining: sql<number>`coalesce((select ${qualified(packagePurchases.quantity)} - ${qualified(packagePurchases.used)} from ${packagePurchases} where ${qualified(packagePurchases.id)} = ${qualified(requests.purchaseId)}), 0)`,
    packagePaused: sql<boolean>`exists (select 1 from ${packagePurchases} join ${instalments} on ${qualified(instalments.requestId)} = ${qualified(packagePurchases.requestId)} where ${qualified(packagePurchases.id)} = ${qualified(requests.purchaseId)} and ${instalmentStatesOn(sql`${today}::date`, instalmentColumns).overdue})`,
    formSubmitted: sql<boolean>`exists (select 1 from ${answers} where ${qualified(answers.requestId)} = ${qualified(requests.id)})`,
    correctionsUnanswered: sql<number>`of_corrections.unanswered`,
    correctionsSent: sql<number>`of_corrections.sent`,
    correctionsAnswered: sql<number>`of_corrections.answered`,
    correctionsUnjudged: sql<number>`of_corrections.unjudged`,
    correctionsRefused: sql<number>`of_corrections.refused`,
    certificateIssued: sql<boolean>`of_certificates.issued`,
    revocationUnanswered: sql<boolean>`of_certificates.unanswered`,
    inspectorReported: sql<boolean>`exists (select 1 from ${inspectorReports} join ${users} on ${qualified(users.id)} = ${qualified(inspectorReports.reportedById)} where ${qualified(inspectorReports.requestId)} = ${qualified(requests.id)} and ${qualified(inspectorReports.status)} = 'open' and ${qualified(requests.clientId)} in (${qualified(users.id)}, ${qualified(users.clientId)}))`,
    cancellationAsked: sql<boolean>`exists (select 1 from ${cancellationAsks} where ${qualified(cancellationAsks.requestId)} = ${qualified(requests.id)} and ${qualified(cancellationAsks.status)} = 'open')`,
    reviewed: sql<boolean>`exists (select 1 from ${reviews} where ${qualified(reviews.requestId)} = ${qualified(requests.id)})`,
  };
}
