import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from '#framework/server/http/appContext';
import { contracts } from '../../db/schema/money';
import { drawOnce } from '../../pdf/drawOnce';
import { storeFile } from '#framework/server/files/storeFile';
import { newestContract } from './newestContract';

export const contractTask = z.object({ contractId: z.uuid() });

/** Draws a contract that was just sent; running it again, or twice at once, changes nothing. */
export async function drawContract(api: AppContext, input: unknown): Promise<void> {
  const { contractId } = contractTask.parse(input);
  const [contract] = await api.db.select().from(contracts).where(eq(contracts.id, contractId));
  if (!contract?.data || contract.fileId) return;
  const { data } = contract;
  const { file: content } = await drawOnce('contract', data);
  await api.db.transaction(async (tx) => {
    const [free] = await tx
      .select({ id: contracts.id })
      .from(contracts)
      .where(and(eq(contracts.id, contractId), isNull(contracts.fileId)))
      .for('update');
    if (!free) return;
    const name = `${data.number}.pdf`;
    const stored = await storeFile(api, tx, { content, name, type: 'application/pdf', ownerId: null });
    await tx
      .update(contracts)
      .set({ fileId: stored.id, sha256: stored.sha256 })
      .where(eq(contracts.id, contractId));
  });
}

/**
 * Draws the contract of a request that was just ordered, or just written anew, before its client is answered, so that
 * they read it at once. Where that fails, the queued job draws it a little later and the client reads that it is being
 * prepared.
 */
export async function drawContractNow(api: AppContext, requestId: string): Promise<void> {
  const contract = await newestContract(api.db, requestId);
  if (!contract) return;
  await drawContract(api, { contractId: contract.id }).catch((error: unknown) =>
    api.app.log.error({ err: error, contractId: contract.id }, 'the contract is drawn later'),
  );
}
