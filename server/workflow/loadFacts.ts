import { eq, type Placeholder, sql } from 'drizzle-orm';
import { isWithinSpendingLimit } from '#domain/access/spendingLimit';
import { hasRole } from '#domain/access/roles';
import { isReadyFor, type ProfileFacts } from '#domain/profile/profileParts';
import { riyadhDate } from '#domain/time/riyadhTime';
import type { Actor } from '#domain/schema/access';
import type { RequestFacts } from '#domain/workflow/guards';
import type { Queryable } from '../db/connect';
import { isOneOf } from '../db/isOneOf';
import { qualified } from '../db/qualified';
import { certificates } from '../db/schema/certificates';
import { contracts, instalments, packagePurchases, payments } from '../db/schema/money';
import { answers, correctiveItems, inspectorReports, requests, reviews } from '../db/schema/requests';
import { users } from '../db/schema/users';
import { tables } from '../db/schema/tables';
import { companyColumns, toCompanyFacts, typeOfCompany } from './companyFacts';
import type { RequestRow } from './requestRow';

const { clients, clientTypes } = tables;

/** What of a request itself its actions are judged by: a tenth of the row. */
export const judgedColumns = {
  id: requests.id,
  status: requests.status,
  clientId: requests.clientId,
  branchId: requests.branchId,
  supervisorId: requests.supervisorId,
  inspectorId: requests.inspectorId,
  total: requests.total,
  visitAt: requests.visitAt,
  correctionsDueAt: requests.correctionsDueAt,
  completionDueAt: requests.completionDueAt,
};

export type JudgedRow = Pick<RequestRow, keyof typeof judgedColumns>;

/** Reads, in one query, everything that the guards of any transition may ask about a request. */
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

/** The same of many requests at once, by their ids; still one query. */
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

/** What facts are made of; the caller says of which requests. `today`: the day in Riyadh. */
export function selectFacts(db: Queryable, today: string | Placeholder) {
  return db
    .select({ id: requests.id, company: companyColumns, facts: factColumns(today) })
    .from(requests)
    .innerJoin(clients, eq(clients.id, requests.clientId))
    .leftJoin(clientTypes, typeOfCompany);
}

type FactRow = Awaited<ReturnType<typeof selectFacts>>[number];

function readiness(company: ProfileFacts) {
  return {
    profileReadyForContract: isReadyFor('contract', company),
    profileReadyForVisit: isReadyFor('visit', company),
  };
}

/** What the guards ask about a request, of a row of `selectFacts`. */
export function toFacts(
  request: JudgedRow,
  { facts, company }: FactRow,
  actor: Actor | null,
  now: Date,
): RequestFacts {
  return {
    ...facts,
    ...readiness(toCompanyFacts(company)),
    packageRemaining: Number(facts.packageRemaining),
    now,
    actorOwns: owns(request, actor),
    withinSpendingLimit: isWithinSpendingLimit(actor?.spendingLimit ?? null, request.total),
    actorIsSupervisor: actor !== null && request.supervisorId === actor.userId,
    actorIsOperations: actor !== null && hasRole(actor.role, ['admin_operation']),
    actorIsInspector: actor !== null && request.inspectorId === actor.userId,
    visitAt: request.visitAt,
    correctionsDueAt: request.correctionsDueAt,
    completionDueAt: request.completionDueAt,
  };
}

function owns(request: JudgedRow, actor: Actor | null): boolean {
  if (!actor || actor.clientId !== request.clientId) return false;
  return (
    actor.branchIds === null || (request.branchId !== null && actor.branchIds.includes(request.branchId))
  );
}

function factColumns(today: string | Placeholder) {
  const items = (condition: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from ${correctiveItems} where ${qualified(correctiveItems.requestId)} = ${qualified(requests.id)} and ${condition})`;
  const instalment = (condition: ReturnType<typeof sql>) =>
    sql<boolean>`exists (select 1 from ${instalments} where ${qualified(instalments.requestId)} = ${qualified(requests.id)} and ${qualified(instalments.paidAt)} is null and ${condition})`;
  return {
    unsignedContractExists: sql<boolean>`exists (select 1 from ${contracts} where ${qualified(contracts.requestId)} = ${qualified(requests.id)} and ${qualified(contracts.signedAt)} is null and ${qualified(contracts.fileId)} is not null and ${qualified(contracts.version)} = (select max(newer.version) from ${contracts} newer where newer.request_id = ${qualified(requests.id)}))`,
    firstInstalmentOpen: instalment(sql`${qualified(instalments.sequence)} = 1`),
    nextInstalmentOpen: instalment(sql`${qualified(instalments.sequence)} > 1`),
    transferAwaiting: sql<boolean>`exists (select 1 from ${payments} where ${qualified(payments.requestId)} = ${qualified(requests.id)} and ${qualified(payments.status)} = 'awaiting')`,
    packageRemaining: sql<number>`coalesce((select ${qualified(packagePurchases.quantity)} - ${qualified(packagePurchases.used)} from ${packagePurchases} where ${qualified(packagePurchases.id)} = ${qualified(requests.purchaseId)}), 0)`,
    packagePaused: sql<boolean>`exists (select 1 from ${packagePurchases} join ${instalments} on ${qualified(instalments.requestId)} = ${qualified(packagePurchases.requestId)} where ${qualified(packagePurchases.id)} = ${qualified(requests.purchaseId)} and ${qualified(instalments.paidAt)} is null and ${qualified(instalments.dueOn)} < ${today}::date)`,
    formSubmitted: sql<boolean>`exists (select 1 from ${answers} where ${qualified(answers.requestId)} = ${qualified(requests.id)})`,
    correctionsUnanswered: items(
      // What was refused waits for another answer, which takes the verdict away.
      sql`(${qualified(correctiveItems.answeredAt)} is null or ${qualified(correctiveItems.verdict)} = 'refused')`,
    ),
    correctionsSent: items(
      sql`(${qualified(correctiveItems.answeredAt)} is not null and ${qualified(correctiveItems.verdict)} is distinct from 'refused')`,
    ),
    correctionsAnswered: items(sql`${qualified(correctiveItems.answeredAt)} is not null`),
    // What was never answered has nothing to be judged: its list was closed with what was sent in time.
    correctionsUnjudged: items(
      sql`(${qualified(correctiveItems.answeredAt)} is not null and ${qualified(correctiveItems.verdict)} is null)`,
    ),
    correctionsRefused: items(sql`${qualified(correctiveItems.verdict)} = 'refused'`),
    certificateIssued: sql<boolean>`exists (select 1 from ${certificates} where ${qualified(certificates.requestId)} = ${qualified(requests.id)} and ${qualified(certificates.supersededAt)} is null and ${qualified(certificates.revokedAt)} is null)`,
    revocationUnanswered: sql<boolean>`exists (select 1 from ${certificates} where ${qualified(certificates.requestId)} = ${qualified(requests.id)} and ${qualified(certificates.revokedAt)} is not null and ${qualified(certificates.holderRepliedAt)} is null)`,
    inspectorReported: sql<boolean>`exists (select 1 from ${inspectorReports} join ${users} on ${qualified(users.id)} = ${qualified(inspectorReports.reportedById)} where ${qualified(inspectorReports.requestId)} = ${qualified(requests.id)} and ${qualified(inspectorReports.status)} = 'open' and ${qualified(requests.clientId)} in (${qualified(users.id)}, ${qualified(users.clientId)}))`,
    reviewed: sql<boolean>`exists (select 1 from ${reviews} where ${qualified(reviews.requestId)} = ${qualified(requests.id)})`,
  };
}
