import { eq } from 'drizzle-orm';
import { demoAccounts } from '#domain/demoAccounts';
import type { AppContext } from '../../http/appContext';
import type { RequestRow } from '../../workflow/requestRow';
import type { Transaction } from '../../db/connect';
import { certificates } from '../../db/schema/certificates';
import { notifications, sandboxPayments } from '../../db/schema/messages';
import {
  contracts,
  counters,
  instalments,
  ledgerEntries,
  packagePurchases,
  payments,
  refundParts,
  refunds,
  taxDocuments,
} from '../../db/schema/money';
import {
  answerChanges,
  answers,
  correctiveItems,
  correctiveRounds,
  inspectorReports,
  requestHistory,
  requests,
  requestVehicles,
  reviews,
} from '../../db/schema/requests';
import { shelveEvidence } from '../../modules/gallery/shelveEvidence';
import type { Case } from './cases/case';
import type { DemoFiles } from './fileShelf';
import { insertAll } from './insertAll';
import { type Drawing, queueDrawings } from './queueDrawings';
import { answerChangeRows, answerRows } from './rows/answerRows';
import { certificateRows } from './rows/certificateRows';
import { reportRows, reviewRows } from './rows/closingRows';
import { contractRows } from './rows/contractRows';
import { correctionRows } from './rows/correctionRows';
import { gatewayRows } from './rows/gatewayRows';
import { moneyRows, purchaseRows } from './rows/moneyRows';
import { type NumberedDocument, taxDocumentRow } from './rows/taxDocumentRow';
import { noticeRows } from './rows/noticeRows';
import { historyRows, requestRow } from './rows/requestRows';
import { vehicleRows } from './rows/vehicleRows';
import { need, type World } from './world';

/** Writes the requests, oldest first so that their numbers follow time, with everything that hangs on them. */
export async function insertCases(
  api: AppContext,
  tx: Transaction,
  world: World,
  shelf: DemoFiles,
  cases: readonly Case[],
): Promise<void> {
  const rows = await insertRequests(tx, cases);
  await insertFindings(tx, world, cases, shelf);
  const contractIds = await insertContracts(api, tx, cases, rows);
  const documents = await insertMoney(tx, world, cases, rows, shelf);
  const { shown, others } = await insertCertificates(api, tx, cases, rows);
  await insertAll(
    tx,
    notifications,
    cases.flatMap((one) => noticeRows(world, one, need(rows.get(one.id), 'request').number)),
  );
  await queueDrawings(tx, [...shown, ...inTurn(documents, contractIds, others)]);
}

type Rows = ReadonlyMap<string, RequestRow>;

async function insertRequests(tx: Transaction, cases: readonly Case[]): Promise<Rows> {
  const purchases = purchaseRows(cases);
  const ofRequest = new Map(purchases.map(({ requestId, id }) => [requestId, id]));
  const byKey = new Map(cases.map(({ id, plan }) => [plan.buys, ofRequest.get(id)]));
  const purchaseOf = ({ id, plan }: Case) =>
    (plan.redeems ? byKey.get(plan.redeems) : ofRequest.get(id)) ?? null;
  const written = await tx
    .insert(requests)
    .values(cases.map((one) => requestRow(one, purchaseOf(one))))
    .returning();
  await insertAll(tx, packagePurchases, purchases);
  await insertAll(tx, requestHistory, cases.flatMap(historyRows));
  return new Map(written.map((row) => [row.id, row]));
}

async function insertFindings(
  tx: Transaction,
  world: World,
  cases: readonly Case[],
  shelf: DemoFiles,
): Promise<void> {
  await insertAll(tx, requestVehicles, cases.flatMap(vehicleRows));
  const given = cases.flatMap((one) => answerRows(one, shelf));
  const corrections = cases.map((one) => correctionRows(one, shelf));
  const changes = cases.flatMap(answerChangeRows);
  await shelf.flush(tx);
  await insertAll(tx, answers, given);
  await shelveEvidence(tx);
  await insertAll(tx, answerChanges, changes);
  await insertAll(
    tx,
    correctiveItems,
    corrections.flatMap(({ items }) => items),
  );
  await insertAll(
    tx,
    correctiveRounds,
    corrections.flatMap(({ rounds }) => rounds),
  );
  await insertAll(tx, reviews, cases.flatMap(reviewRows));
  await insertAll(tx, inspectorReports, reportRows(world, cases));
}

/** Invoices and credit notes are numbered by the time of their issue, without a gap. */
async function insertMoney(
  tx: Transaction,
  { now }: World,
  cases: readonly Case[],
  requestsById: Rows,
  shelf: DemoFiles,
): Promise<Drawing[]> {
  const money = cases.map((one) => moneyRows(one, now, shelf));
  await shelf.flush(tx);
  await insertAll(
    tx,
    instalments,
    money.flatMap((rows) => rows.instalments),
  );
  await insertAll(
    tx,
    payments,
    money.flatMap((rows) => rows.payments),
  );
  await insertAll(
    tx,
    sandboxPayments,
    gatewayRows(
      money.flatMap((rows) => rows.payments),
      money.flatMap((rows) => rows.refundParts),
    ),
  );
  const documents = money
    .flatMap((rows) => rows.documents)
    .toSorted((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime());
  const invoices = new Map<string, NumberedDocument>();
  for (const kind of ['invoice', 'credit_note'] as const) {
    const series = documents
      .filter((document) => document.kind === kind)
      .map((document, place) => ({ ...document, number: place + 1 }));
    for (const document of kind === 'invoice' ? series : []) invoices.set(document.requestId, document);
    const written: (typeof taxDocuments.$inferInsert)[] = [];
    for (const document of series) {
      const request = need(requestsById.get(document.requestId), 'request');
      const invoice = need(invoices.get(document.requestId), 'invoice');
      written.push(await taxDocumentRow(tx, request, document, invoice));
    }
    await insertAll(tx, taxDocuments, written);
    await tx.update(counters).set({ value: series.length }).where(eq(counters.name, kind));
  }
  await insertAll(
    tx,
    refunds,
    money.flatMap((rows) => rows.refunds).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  );
  await insertAll(
    tx,
    refundParts,
    money.flatMap((rows) => rows.refundParts),
  );
  await insertAll(
    tx,
    ledgerEntries,
    money.flatMap((rows) => rows.ledger),
  );
  return documents.map(({ id }) => ({ task: 'drawTaxDocument', payload: { taxDocumentId: id } }));
}

async function insertContracts(
  api: AppContext,
  tx: Transaction,
  cases: readonly Case[],
  rows: Rows,
): Promise<Drawing[]> {
  const drawn: (typeof contracts.$inferInsert)[] = [];
  for (const one of cases)
    drawn.push(...(await contractRows(api, tx, one, need(rows.get(one.id), 'request'))));
  const written = await tx
    .insert(contracts)
    .values(drawn)
    .returning({ id: contracts.id, signedAt: contracts.signedAt });
  return written
    .filter(({ signedAt }) => signedAt !== null)
    .map(({ id }) => ({ task: 'drawSignedContract', payload: { contractId: id } }));
}

async function insertCertificates(
  api: AppContext,
  tx: Transaction,
  cases: readonly Case[],
  rows: Rows,
): Promise<{ readonly shown: Drawing[]; readonly others: Drawing[] }> {
  const shown: Drawing[] = [];
  const others: Drawing[] = [];
  for (const one of cases) {
    const issued = await certificateRows(api, tx, one, need(rows.get(one.id), 'request'));
    await insertAll(tx, certificates, issued);
    for (const { id, supersededAt } of issued) {
      const first = !supersededAt && visited.has(one.company.spec.contact.email);
      (first ? shown : others).push({ task: 'drawCertificate', payload: { certificateId: id } });
    }
  }
  return { shown, others };
}

/** Whoever signs in as one of these finds a list of certificates, and opens one. */
const visited = new Set<string>(demoAccounts.map(({ email }) => email));

/** The newest of every kind first: they are what somebody opens. */
function inTurn(...kinds: readonly Drawing[][]): Drawing[] {
  const newest = kinds.map((drawings) => drawings.toReversed());
  const longest = Math.max(...newest.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) =>
    newest.flatMap((drawings) => drawings[place] ?? []),
  ).flat();
}
