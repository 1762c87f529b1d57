import { tables } from '../../db/tables/tables';
import type { Transaction } from '../../db/connect';
import { cannedAnswers } from './data/cannedAnswers';
import type { World } from './world';

/** What support answers again and again. */
export async function insertCannedAnswers(tx: Transaction, { begunAt: createdAt }: World): Promise<void> {
  const rows = cannedAnswers.map((one) => ({ ...one, createdAt, updatedAt: createdAt }));
  await tx.insert(tables.cannedAnswers).values(rows);
}
