import { tables } from '../../db/schema/tables';
import type { Transaction } from '../../db/connect';
import { cannedAnswers } from './data/cannedAnswers';
import type { DemoBusiness } from './demoBusiness';

/** What support answers again and again. */
export async function insertCannedAnswers(
  tx: Transaction,
  { begunAt: createdAt }: DemoBusiness,
): Promise<void> {
  const rows = cannedAnswers.map((one) => ({ ...one, createdAt, updatedAt: createdAt }));
  await tx.insert(tables.cannedAnswers).values(rows);
}
