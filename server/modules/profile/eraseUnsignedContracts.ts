import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';

/** Offers that nobody signed bind nobody, so nothing keeps them. Answers their files. */
export async function eraseUnsignedContracts(tx: Transaction, clientId: string): Promise<string[]> {
  const ofClient = tx.select({ id: requests.id }).from(requests).where(eq(requests.clientId, clientId));
  const rows = await tx
    .delete(contracts)
    .where(and(inArray(contracts.requestId, ofClient), isNull(contracts.signedAt)))
    .returning({ fileId: contracts.fileId });
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
