import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { contracts } from '../../db/schema/money';

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
