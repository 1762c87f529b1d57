import type { AppContext } from 'sijil/server/http/appContext';
import type { RequestRow } from '../../workflow/effect';
import type { Transaction } from 'sijil/server/db/connect';
import { contracts, packagePurchases } from '../../db/schema/money';
import { answerChanges, answers, requests, requestVehicles } from '../../db/schema/requests';
import { shelveEvidence } from '../../modules/gallery/shelveEvidence';
import { type Case, has, lastAt } from './cases/case';
import type { DemoFiles } from './fileShelf';
import { insertAll } from './insertAll';
import { contractRows, purchaseRows } from './rows/contractRows';
import { requestRow } from './rows/requestRows';
import { need } from './demoBusiness';
import { type Found, isFault } from './scenario/findings';
import { demoTexts } from './data/texts';
import { evidencePhotos } from './pictures/evidencePhotos';

/**
 * Writes the requests, oldest first so that their numbers follow time, with their contracts, packages and answers. The rest
 * follows from their steps.
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

type NewAnswer = typeof answers.$inferInsert;
type NewChange = typeof answerChanges.$inferInsert;

/** The filled form with its evidence; empty before the inspector submitted it. */
function answerRows(one: Case, shelf: DemoFiles): NewAnswer[] {
  const handedIn = lastAt(one, 'submitForm');
  if (!handedIn) return [];
  const changed = changedBySupervisor(one);
  const spared = sparedBySupervisor(one);
  return one.findings.found.map((found) => ({
    requestId: one.id,
    vehicleId: found.vehicleId,
    questionKey: found.question.key,
    score: found.score,
    reading: found.reading,
    note: found.note,
    fileIds: evidenceOf(one, found, handedIn, shelf),
    ...(found === changed && {
      inspectorScore: 2 as const,
      inspectorReading: found.reading,
      changedById: one.people.supervisor.id,
      supervisorNote: demoTexts.changedAnswer.note,
    }),
    ...(found === spared && {
      inspectorScore: 1 as const,
      inspectorReading: found.reading,
      changedById: one.people.supervisor.id,
      supervisorNote: demoTexts.sparedAnswer.note,
    }),
  }));
}

/** Answer that the supervisor lowered because of the photo; only one without a reading, which would contradict it. */
function changedBySupervisor(one: Case): Found | undefined {
  if (!has(one, 'updateAnswers')) return undefined;
  return one.findings.found.find((found) => isFault(found) && found.reading === null);
}

/** Answer of a too strict inspector that the supervisor raised because of the photo, in some reviews. */
function sparedBySupervisor(one: Case): Found | undefined {
  if (!has(one, 'updateAnswers') || one.findings.found.length % 2 === 0) return undefined;
  return one.findings.found.find((found) => found.score === 2 && found.reading === null);
}

function answerChangeRows(one: Case): NewChange[] {
  const at = lastAt(one, 'updateAnswers');
  if (!at) return [];
  const rowOf = (found: Found | undefined, scoreBefore: 1 | 2, reason: string): NewChange[] =>
    found
      ? [
          {
            requestId: one.id,
            vehicleId: found.vehicleId,
            questionKey: found.question.key,
            scoreBefore,
            scoreAfter: found.score,
            reason,
            changedById: one.people.supervisor.id,
            at,
          },
        ]
      : [];
  return [
    ...rowOf(changedBySupervisor(one), 2, demoTexts.changedAnswer.reason),
    ...rowOf(sparedBySupervisor(one), 1, demoTexts.sparedAnswer.reason),
  ];
}

function evidenceOf(one: Case, found: Found, at: Date, shelf: DemoFiles): string[] {
  const { question, score, reading } = found;
  const shown = reading === null ? '' : reading.toFixed(1);
  return evidencePhotos(one.form.form.subject, question, score).map((photo) =>
    shelf.photo(photo, one.people.inspector.id, at, shown),
  );
}
