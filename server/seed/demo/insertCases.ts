import { demoAccounts } from '#domain/demoAccounts';
import { desc, eq, isNotNull } from 'drizzle-orm';
import type { AppContext } from '../../http/appContext';
import type { RequestRow } from '../../workflow/requestRow';
import type { Transaction } from '../../db/connect';
import { certificates } from '../../db/schema/certificates';
import { contracts, packagePurchases, taxDocuments } from '../../db/schema/money';
import {
  answerChanges,
  answers,
  inspectorReports,
  requests,
  requestVehicles,
  reviews,
} from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { shelveEvidence } from '../../modules/gallery/shelveEvidence';
import type { Case } from './cases/case';
import type { DemoFiles } from './fileShelf';
import { insertAll } from './insertAll';
import { type Drawing, queueDrawings } from './queueDrawings';
import { answerChangeRows, answerRows } from './rows/answerRows';
import { reportRows, reviewRows } from './rows/closingRows';
import { contractRows } from './rows/contractRows';
import { purchaseRows } from './rows/purchaseRows';
import { requestRow } from './rows/requestRows';
import { readActors } from './steps/actors';
import { markRead } from './steps/markRead';
import { takeSteps } from './steps/takeSteps';
import { withoutMail } from './steps/withoutMail';
import { need, type World } from './world';

/**
 * Writes the requests, oldest first so that their numbers follow time, with what people made of them: contracts, packages,
 * answers. Then every step is taken, from which all the rest follows.
 */
export async function insertCases(
  api: AppContext,
  tx: Transaction,
  world: World,
  shelf: DemoFiles,
  cases: readonly Case[],
): Promise<void> {
  const rows = await insertRequests(tx, cases);
  await insertFindings(tx, world, cases, shelf);
  await insertContracts(api, tx, cases, rows);
  const actors = await readActors(tx);
  await withoutMail(tx, () => takeSteps({ api, tx, shelf, actors, now: world.now }, cases));
  await markRead(tx, world.now);
  await queueDrawings(tx, await drawingsInTurn(tx));
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
  return new Map(written.map((row) => [row.id, row]));
}

async function insertFindings(
  tx: Transaction,
  world: World,
  cases: readonly Case[],
  shelf: DemoFiles,
): Promise<void> {
  const inspected = cases.flatMap(({ id: requestId, vehicles }) =>
    vehicles.map(({ id: vehicleId }) => ({ requestId, vehicleId })),
  );
  await insertAll(tx, requestVehicles, inspected);
  const given = cases.flatMap((one) => answerRows(one, shelf));
  const changes = cases.flatMap(answerChangeRows);
  await shelf.flush(tx);
  await insertAll(tx, answers, given);
  await shelveEvidence(tx);
  await insertAll(tx, answerChanges, changes);
  await insertAll(tx, reviews, cases.flatMap(reviewRows));
  await insertAll(tx, inspectorReports, reportRows(world, cases));
}

async function insertContracts(
  api: AppContext,
  tx: Transaction,
  cases: readonly Case[],
  rows: Rows,
): Promise<void> {
  const drawn: (typeof contracts.$inferInsert)[] = [];
  for (const one of cases)
    drawn.push(...(await contractRows(api, tx, one, need(rows.get(one.id), 'request'))));
  await insertAll(tx, contracts, drawn);
}

/** Whoever signs in as one of these finds a list of certificates, and opens one. */
const visited = new Set<string>(demoAccounts.map(({ email }) => email));

/** What those find first; then the newest of every kind in turn: they are what somebody opens. */
async function drawingsInTurn(tx: Transaction): Promise<Drawing[]> {
  const documents = await tx
    .select({ taxDocumentId: taxDocuments.id })
    .from(taxDocuments)
    .orderBy(desc(taxDocuments.issuedAt));
  const signed = await tx
    .select({ contractId: contracts.id })
    .from(contracts)
    .where(isNotNull(contracts.signedAt))
    .orderBy(desc(contracts.signedAt));
  const issued = await tx
    .select({ certificateId: certificates.id, email: users.email, supersededAt: certificates.supersededAt })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.clientId))
    .orderBy(desc(certificates.issuedAt));
  const isShown = ({ email, supersededAt }: (typeof issued)[number]) =>
    supersededAt === null && visited.has(email);
  const toDrawing = ({ certificateId }: (typeof issued)[number]): Drawing => ({
    task: 'drawCertificate',
    payload: { certificateId },
  });
  const others = [
    documents.map((payload): Drawing => ({ task: 'drawTaxDocument', payload })),
    signed.map((payload): Drawing => ({ task: 'drawSignedContract', payload })),
    issued.filter((one) => !isShown(one)).map(toDrawing),
  ];
  const longest = Math.max(...others.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) => others.flatMap((kind) => kind[place] ?? []));
  return [...issued.filter(isShown).map(toDrawing), ...inTurn.flat()];
}
