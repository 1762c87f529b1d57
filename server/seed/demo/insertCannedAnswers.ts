import { tables } from '#framework/server/db/schema/tables';
import type { Transaction } from '#framework/server/db/connect';
import { demoCannedAnswers } from './data/cannedAnswers';
import type { DemoBusiness } from './demoBusiness';

/** Frequent answers of support. */
export async function insertCannedAnswers(
  tx: Transaction,
  { begunAt: createdAt }: DemoBusiness,
): Promise<void> {
  const rows = demoCannedAnswers.map((one) => ({ ...one, createdAt, updatedAt: createdAt }));
  await tx.insert(tables.cannedAnswers).values(rows);
}
