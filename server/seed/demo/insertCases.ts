import type { AppContext } from '#framework/server/http/appContext';
import type { RequestRow } from '../../workflow/effect';
import type { Transaction } from '#framework/server/db/connect';
import { contracts, packagePurchases } from '../../db/schema/money';
import { answerChanges, answers, requests, requestVehicles } from '../../db/schema/requests';
import { shelveEvidence } from '../../modules/gallery/shelveEvidence';
import type { Case } from './cases/case';
import type { DemoFiles } from './fileShelf';
import { insertAll } from './insertAll';
import { answerChangeRows, answerRows } from './rows/answerRows';
import { contractRows, purchaseRows } from './rows/contractRows';
import { requestRow } from './rows/requestRows';
import { need } from './demoBusiness';

/**
 * Writes the requests, oldest first so that their numbers follow time, with what people made of them: contracts, packages,
 * answers. All the rest follows from their steps.
 */
export async function insertCases(
  api: AppContext,
  tx: Transaction,
  shelf: DemoFiles,
  cases: readonly Case[],
): Promise<void> {
  const rows = await insertRequests(tx, cases);
  await insertFindings(tx, cases, shelf);
  await insertContracts(api, tx, cases, rows);
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

async function insertFindings(tx: Transaction, cases: readonly Case[], shelf: DemoFiles): Promise<void> {
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
