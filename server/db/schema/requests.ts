import { sql } from 'drizzle-orm';
import {
  date,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CancellationState } from '#domain/workflow/cancellationStates';
import type { CorrectionsReminder } from '#domain/scheduling/deadlines';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { Localized } from 'sijil/base/i18n/localized';
import type { ReportState } from '#domain/inspectors';
import type { Quote } from '#domain/pricing/quote';
import type { ReinspectedItem } from '#domain/reinspection/reinspection';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import type { RequestStatus } from '#domain/workflow/statuses';
import type { Performer, TransitionName } from '#domain/workflow/requestWorkflow';
import { resources } from '#resources';
import type { PackageDuration } from '#domain/pricing/packages';
import { searchTexts } from 'sijil/server/db/tables/fieldColumns';
import { tables } from './declared';
import { searchIndex, searchKey } from 'sijil/server/db/searchKey';
import {
  createdAt,
  draftWriter,
  halalas,
  moment,
  primaryId,
  requestPrefix,
} from 'sijil/server/db/schema/columns';
import { users } from './users';
import { versionColumns } from './templates';

/** Published versions of the inspection forms, never changed; a request keeps the version with which it started. */
export const formVersions = pgTable('form_versions', versionColumns<InspectionForm>(), (table) => [
  uniqueIndex().on(table.templateId, table.version),
]);

/** The package as it was sold that day, unaffected by later changes of the service. */
export interface OrderedPackage {
  readonly id: string;
  readonly name: Localized;
  readonly duration: PackageDuration;
  readonly quantity: number;
}

export interface OrderAnswer {
  readonly question: Localized;
  readonly answer: string;
}

const requestCode = sql.raw(`'${requestPrefix}' || number::text`);

/** An inspection request. Only `performTransition` writes `status`. */
export const requests = pgTable(
  'requests',
  {
    id: primaryId(),
    /** Number shown to people: R-1001. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    code: text().notNull().generatedAlwaysAs(requestCode),
    version: integer().notNull().default(1),
    status: text().$type<RequestStatus>().notNull(),
    statusSince: createdAt(),
    kind: text().$type<'standard' | 'custom' | 'redeemed'>().notNull(),
    clientId: uuid()
      .notNull()
      .references(() => tables.clients.id),
    branchId: uuid().references(() => tables.branches.id),
    /** Other branches of the same order, contract and payment: a request is opened for each once it is paid (rules 3.15). */
    otherBranchIds: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    /** The request that carries the order's contract and payment; null where that is this one. */
    orderedWithId: uuid(),
    /** The visit whose failed items alone are inspected again, and these items (rules 3.18). */
    reinspectionOfId: uuid(),
    reinspectedItems: jsonb().$type<readonly ReinspectedItem[]>(),
    serviceId: uuid()
      .notNull()
      .references(() => tables.services.id),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    package: jsonb().$type<OrderedPackage>(),
    /** The purchase from which a redeemed request draws; the request's own purchase once its package is paid. */
    purchaseId: uuid(),
    quote: jsonb().$type<Quote>(),
    total: halalas(),
    /** True if more was paid than refunded. Triggers on `payments` and `refunds` write it; code never does. */
    isRefundable: boolean().notNull().default(false),
    paymentPlan: text().$type<'one' | 'two'>().notNull().default('one'),
    answers: jsonb().$type<readonly OrderAnswer[]>().notNull().default([]),
    notes: text(),
    /** Time that the client prefers: a day at any hour, or an exact hour. */
    preferredOn: date({ mode: 'string' }),
    preferredAt: moment(),
    supervisorId: uuid().references(() => tables.supervisors.id),
    inspectorId: uuid().references(() => tables.inspectors.id),
    visitAt: moment(),
    visitNote: text(),
    /** Signing of the contract, which makes the request an order. */
    signedAt: moment(),
    /** Start of the inspection; the planned time is `visitAt`. */
    startedAt: moment(),
    /** End of the inspection by the inspector's phone; null where it was not reported. */
    endedAt: moment(),
    /** Time of submission, and the digest that identifies a repeated submission. */
    submittedAt: moment(),
    submissionDigest: text(),
    formVersionId: uuid()
      .notNull()
      .references(() => formVersions.id),
    score: numeric({ precision: 4, scale: 1, mode: 'number' }),
    grade: text(),
    /** Failed critical items, of the worst vehicle; they lower the grade below its score. */
    failedCritical: integer(),
    resultsSentAt: moment(),
    /** Time of the latest revocation of one of its certificates. */
    certificateRevokedAt: moment(),
    /** Once a certificate is revoked, the mean of the vehicles whose own still counts; null for none. A trigger writes it; code never does. */
    standingScore: numeric({ precision: 4, scale: 1, mode: 'number' }),
    correctionsDueAt: moment(),
    /** Days before the deadline at which the client was last reminded; null before the first reminder. */
    correctionsReminded: integer().$type<CorrectionsReminder>(),
    completionDueAt: moment(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    searchKey: searchKey(searchTexts(resources.requests, { code: requestCode })),
  },
  (table) => [
    uniqueIndex().on(table.number),
    searchIndex(table.searchKey),
    index().on(table.clientId, table.createdAt),
    // A company's requests of certain branches, as a search for a branch's name finds them, and its results by branch.
    index().on(table.clientId, table.branchId, table.resultsSentAt),
    index().on(table.branchId, table.createdAt),
    // Partial indexes: a new request has neither of these people nor a package, and enters once it has.
    index()
      .on(table.supervisorId, table.status)
      .where(sql`supervisor_id is not null`),
    index()
      .on(table.supervisorId, table.statusSince, table.id)
      .where(sql`supervisor_id is not null`),
    index()
      .on(table.supervisorId, table.createdAt, table.id)
      .where(sql`supervisor_id is not null`),
    index()
      .on(table.inspectorId, table.status)
      .where(sql`inspector_id is not null`),
    index()
      .on(table.purchaseId)
      .where(sql`purchase_id is not null`),
    index('requests_visits')
      .on(table.visitAt)
      .where(sql`visit_at is not null`),
    // Includes the id, so that a status's newest requests are read in index order.
    index().on(table.status, table.createdAt, table.id),
    // Includes the id, so that distant pages are reached by an index-only scan.
    index().on(table.createdAt, table.id),
    // Longest waiting first: a turn covers several statuses, whose times are compared in the index alone.
    index().on(table.status, table.statusSince, table.id),
    // Highest totals and lowest scores, for any period: scanned until a page is full.
    index('requests_dearest_index')
      .on(table.total.desc().nullsLast(), table.id)
      .where(sql`signed_at is not null and status <> 'cancelled'`),
    index('requests_lowest_scores_index')
      .on(table.score.asc().nullsLast(), table.resultsSentAt.desc().nullsFirst(), table.id)
      .where(sql`results_sent_at is not null`),
    // Requests with money to refund, read backwards: cancelled ones first, then the latest.
    index('requests_refundable')
      .on(sql`(status = 'cancelled')`, table.statusSince, table.id)
      .where(sql`is_refundable`),
    index('requests_ordered_with')
      .on(table.orderedWithId)
      .where(sql`ordered_with_id is not null`),
    // Refuses the second of two simultaneous orders.
    uniqueIndex('requests_reinspection_of')
      .on(table.reinspectionOfId)
      .where(sql`reinspection_of_id is not null and status <> 'cancelled'`),
    // Includes the service: the forms in which a service asked are found without reading the visits of other services.
    index('requests_form_services').on(table.formVersionId, table.serviceId),
    index().on(table.clientId, table.status, table.statusSince),
    // The latest scores of each branch and service are its first entries.
    index('requests_branch_results')
      .on(table.branchId, table.serviceId, table.resultsSentAt.desc().nullsFirst(), table.id)
      .where(sql`results_sent_at is not null`),
    index('requests_results_sent')
      .on(table.resultsSentAt)
      .where(sql`results_sent_at is not null`),
    index('requests_service_results_sent')
      .on(table.serviceId, table.resultsSentAt)
      .where(sql`results_sent_at is not null`),
    index('requests_revoked')
      .on(table.certificateRevokedAt)
      .where(sql`certificate_revoked_at is not null`),
    index('requests_signed')
      .on(table.signedAt)
      .where(sql`signed_at is not null`),
  ],
);

export const requestVehicles = pgTable(
  'request_vehicles',
  {
    id: primaryId(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    vehicleId: uuid()
      .notNull()
      .references(() => tables.vehicles.id),
    score: numeric({ precision: 4, scale: 1, mode: 'number' }),
    /** Null without a score, and for vehicles inspected before grades of single vehicles were stored. */
    grade: text(),
  },
  (table) => [uniqueIndex().on(table.requestId, table.vehicleId), index().on(table.vehicleId)],
);

/** All steps of a request, each written in its own transaction. Append-only. */
export const requestHistory = pgTable(
  'request_history',
  {
    id: primaryId(),
    /** Order of the steps: two of one transaction have the same time. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    transition: text().$type<TransitionName>().notNull(),
    from: text().$type<RequestStatus>().notNull(),
    to: text().$type<RequestStatus>().notNull(),
    actorId: uuid(),
    performer: text().$type<Performer>().notNull(),
    reason: text(),
    /** Changed values, before and after, with the names of that time. */
    detail: jsonb().$type<HistoryDetail>(),
    at: createdAt(),
    /** The stay in `from` that the step ended (`endedStay`); null for a step within a status. */
    staySeconds: integer(),
    stayLate: boolean(),
  },
  (table) => [
    index().on(table.requestId, table.position),
    // The log of all writes: the latest of all people, and of one person.
    index().on(table.at, table.id),
    index().on(table.actorId, table.at, table.id),
  ],
);

/** Answer of the inspection form; a null `score` means not applicable, or recorded only. */
export const answers = pgTable(
  'answers',
  {
    id: primaryId(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    vehicleId: uuid(),
    questionKey: text().notNull(),
    score: smallint().$type<0 | 1 | 2>(),
    reading: numeric({ mode: 'number' }),
    /** Keys of the chosen options, or the single text or date; empty for a kind without entries. */
    entries: text().array().notNull().default([]),
    /** Note of the inspector; the supervisor's has a column of its own. */
    note: text(),
    supervisorNote: text(),
    fileIds: uuid().array().notNull().default([]),
    /** Photos of what was corrected during the visit, and what was done; the score stays that of the finding. */
    mendedFileIds: uuid().array().notNull().default([]),
    mendedNote: text(),
    /** The inspector's original score, reading and entries, if a supervisor has changed them. */
    inspectorScore: smallint().$type<0 | 1 | 2>(),
    inspectorReading: numeric({ mode: 'number' }),
    inspectorEntries: text().array(),
    changedById: uuid(),
    /** True for an answer copied from the visit whose failed items this one inspects again: it was not asked again. */
    carried: boolean().notNull().default(false),
  },
  (table) => [
    unique('answers_question').on(table.requestId, table.vehicleId, table.questionKey).nullsNotDistinct(),
    // Partial: failed and inapplicable items are searched across visits; nearly all others are compliant.
    index('answers_found')
      .on(table.questionKey, table.score, table.requestId)
      .where(sql`score is distinct from 2`),
  ],
);

/** Change of a submitted answer: the values before and after, the author and the reason. Append-only. */
export const answerChanges = pgTable(
  'answer_changes',
  {
    id: primaryId(),
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    vehicleId: uuid(),
    questionKey: text().notNull(),
    scoreBefore: smallint().$type<0 | 1 | 2>(),
    scoreAfter: smallint().$type<0 | 1 | 2>(),
    readingBefore: numeric({ mode: 'number' }),
    readingAfter: numeric({ mode: 'number' }),
    entriesBefore: text().array().notNull().default([]),
    entriesAfter: text().array().notNull().default([]),
    reason: text().notNull(),
    changedById: uuid().notNull(),
    at: createdAt(),
  },
  (table) => [index().on(table.requestId, table.position)],
);

/** Corrective items: one row per question that scored 0 or 1. */
export const correctiveItems = pgTable(
  'corrective_items',
  {
    id: primaryId(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    vehicleId: uuid(),
    questionKey: text().notNull(),
    originalScore: smallint().$type<0 | 1>().notNull(),
    action: text(),
    fileIds: uuid().array().notNull().default([]),
    answeredAt: moment(),
    verdict: text().$type<'accepted' | 'refused'>(),
    verdictNote: text(),
    judgedAt: moment(),
    /** True for an answer that contests the finding, with its reason, instead of correcting it. */
    contested: boolean().notNull().default(false),
    /** Manager of the branch to whom its company has assigned it. */
    assignedToId: uuid(),
    /** Draft of the next answer. */
    draft: jsonb().$type<CorrectionDraft>(),
    /** Incremented with each save and submission, so that nobody overwrites changes that they have not read. */
    draftVersion: integer().notNull().default(0),
    draftedById: uuid(),
    draftedAt: moment(),
  },
  (table) => [index().on(table.requestId)],
);

interface CorrectionDraft {
  readonly action: string;
  readonly contested?: boolean;
  readonly fileIds: readonly string[];
}

/** Answers to an item in earlier rounds, each with the reason for refusing it. */
export const correctiveRounds = pgTable(
  'corrective_rounds',
  {
    id: primaryId(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    itemId: uuid()
      .notNull()
      .references(() => correctiveItems.id),
    round: smallint().notNull(),
    action: text(),
    contested: boolean().notNull().default(false),
    fileIds: uuid().array().notNull().default([]),
    answeredAt: moment(),
    verdict: text().$type<'accepted' | 'refused'>(),
    verdictNote: text(),
    judgedAt: moment(),
  },
  (table) => [index().on(table.requestId), uniqueIndex().on(table.itemId, table.round)],
);

/** Mean of the five questions of `reviewBody`; null if one is missing. */
const averageRating = `round((${['punctuality', 'conduct', 'clarity', 'fairness', 'service']
  .map((name) => `(ratings->>'${name}')::numeric`)
  .join(' + ')}) / 5, 1)`;

/** The client's ratings of the inspection and the inspector, from 1 to 5 each. */
export const reviews = pgTable(
  'reviews',
  {
    requestId: uuid()
      .primaryKey()
      .references(() => requests.id),
    inspectorId: uuid(),
    ratings: jsonb().$type<Record<string, number>>().notNull(),
    comment: text(),
    createdById: uuid().notNull(),
    createdAt: createdAt(),
    average: numeric({ precision: 3, scale: 1, mode: 'number' }).generatedAlwaysAs(sql.raw(averageRating)),
    /** The title in a list: «★ 4.6». */
    summary: text().generatedAlwaysAs(sql.raw(`'★ ' || (${averageRating})::text`)),
    searchKey: searchKey(searchTexts(resources.reviews)),
  },
  (table) => [index().on(table.inspectorId, table.createdAt), searchIndex(table.searchKey)],
);

export const inspectorReports = pgTable(
  'inspector_reports',
  {
    id: primaryId(),
    inspectorId: uuid()
      .notNull()
      .references(() => tables.inspectors.id),
    requestId: uuid().references(() => requests.id),
    reportedById: uuid().notNull(),
    reason: text().notNull(),
    status: text().$type<ReportState>().notNull().default('open'),
    decidedById: uuid(),
    decidedAt: moment(),
    /** The admin's decision and its reason; the reporter reads it. */
    decisionNote: text(),
    createdAt: createdAt(),
    searchKey: searchKey(searchTexts(resources.inspectorReports)),
  },
  (table) => [
    index().on(table.inspectorId),
    index('inspector_reports_open')
      .on(table.requestId)
      .where(sql`status = 'open'`),
    index().on(table.reportedById, table.createdAt),
    searchIndex(table.searchKey),
  ],
);

/** Clients' requests to cancel a paid order, with the decision of operations; at most one per request is open. */
export const cancellationAsks = pgTable(
  'cancellation_asks',
  {
    id: primaryId(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    askedById: uuid()
      .notNull()
      .references(() => users.id),
    reason: text().notNull(),
    status: text().$type<CancellationState>().notNull().default('open'),
    decidedById: uuid(),
    decidedAt: moment(),
    decisionReason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.requestId, table.createdAt),
    uniqueIndex('cancellation_asks_open')
      .on(table.requestId)
      .where(sql`status = 'open'`),
  ],
);

/** Ratings of inspectors by the supervisors of their team, from 1 to 5; the newest of each supervisor counts. Append-only. */
export const inspectorReviews = pgTable(
  'inspector_reviews',
  {
    id: primaryId(),
    inspectorId: uuid()
      .notNull()
      .references(() => tables.inspectors.id),
    supervisorId: uuid()
      .notNull()
      .references(() => tables.supervisors.id),
    rating: smallint().notNull(),
    comment: text(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.inspectorId, table.supervisorId, table.createdAt)],
);

export const dayOffRequests = pgTable(
  'day_off_requests',
  {
    id: primaryId(),
    inspectorId: uuid()
      .notNull()
      .references(() => tables.inspectors.id),
    startsOn: text().notNull(),
    endsOn: text().notNull(),
    reason: text().notNull(),
    status: text().$type<'pending' | 'approved' | 'rejected'>().notNull().default('pending'),
    decidedById: uuid(),
    decidedAt: moment(),
    /** The reason of a rejection, or a note with the approval. */
    decisionNote: text(),
    createdAt: createdAt(),
    searchKey: searchKey(searchTexts(resources.daysOff)),
  },
  (table) => [index().on(table.inspectorId, table.status), searchIndex(table.searchKey)],
);

/** A person's draft of an order, with the wizard's entries, so that it resumes on any device. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    id: primaryId(),
    userId: uuid().notNull(),
    serviceId: uuid().notNull(),
    step: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Number of this person's orders of the service, which distinguishes successive orders. */
    placed: integer().notNull().default(0),
    updatedAt: createdAt(),
    ...draftWriter(),
  },
  (table) => [uniqueIndex().on(table.userId, table.serviceId)],
);
