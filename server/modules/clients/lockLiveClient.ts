import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { ApiError } from '#framework/server/http/apiError';
import { tables } from '#framework/server/db/schema/tables';

/**
 * The company for which something is being made, held against its deletion until the transaction ends: what is made before
 * is deleted with it, what would come after is refused. @throws ApiError session_expired
 */
export async function lockLiveClient(tx: Transaction, clientId: string) {
  const { clients } = tables;
  const [client] = await tx
    .select({
      id: clients.id,
      companyName: clients.companyName,
      profileCompleted: clients.profileCompleted,
    })
    .from(clients)
    .where(and(eq(clients.id, clientId), isNull(clients.deletedAt)))
    .for('share');
  if (!client) throw new ApiError('session_expired');
  return client;
}
