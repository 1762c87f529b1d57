import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { contracts } from '../../db/schema/money';
import type { Effect } from '../../workflow/effect';
import { addJob } from '#framework/server/jobs/addJob';

export type ContractRow = typeof contracts.$inferSelect;

/** The version of a request's contract that counts; undefined before the first. */
export async function newestContract(db: Queryable, requestId: string): Promise<ContractRow | undefined> {
  const [contract] = await db
    .select()
    .from(contracts)
    .where(eq(contracts.requestId, requestId))
    .orderBy(desc(contracts.version))
    .limit(1);
  return contract;
}

/** Has the signed contract drawn, with its signature and record, as soon as the signature has been committed. */
export const sealContract: Effect = async ({ tx, request }) => {
  const contract = await newestContract(tx, request.id);
  if (!contract?.signedAt) throw new Error(`request ${request.id} has no signed contract to seal`);
  await addJob(tx, 'drawSignedContract', { contractId: contract.id });
};
