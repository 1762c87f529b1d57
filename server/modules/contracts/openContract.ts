import { and, eq, isNull } from 'drizzle-orm';
import { resources } from '#resources';
import type { Api } from '../../http/api';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { readableRows } from '../../resources/rowFilter';
import { newestContract } from './newestContract';

/** Notes when the client first opened the contract that counts. @throws ApiError not_found before there is one. */
export async function openContract(api: Api, actor: Actor, requestId: string): Promise<void> {
  const [visible] = await api.db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, requestId), readableRows(resources.requests, actor)));
  const contract = visible && (await newestContract(api.db, requestId));
  if (!contract) throw new ApiError('not_found');
  await api.db
    .update(contracts)
    .set({ openedAt: api.clock() })
    .where(and(eq(contracts.id, contract.id), isNull(contracts.openedAt)));
}
