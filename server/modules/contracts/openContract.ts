import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { contractPaperView } from '#domain/api/contractPaperView';
import { guards } from '#domain/workflow/guards';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { readableRows } from '#framework/server/resources/rowFilter';
import { linksOf } from '#framework/server/files/fileLinks';
import { type ContractRow, newestContract } from './newestContract';

type PaperView = z.output<typeof contractPaperView>;

/** The contract that counts, as it was stored when it was sent. @throws ApiError not_found before there is one. */
export async function readContract(api: AppContext, actor: Actor, requestId: string): Promise<PaperView> {
  return toView(api, await findContract(api, actor, requestId));
}

/**
 * Records the first time that the contract was shown to the client, and to whom; the record of the signature says no
 * more than that.
 * @throws ApiError not_found before there is a contract, guard_refused when a newer one has replaced the one that was
 * read.
 */
export async function openContract(
  api: AppContext,
  actor: Actor,
  requestId: string,
  contractVersion: number,
): Promise<PaperView> {
  const contract = await findContract(api, actor, requestId);
  if (contract.version !== contractVersion)
    throw new ApiError('guard_refused', { reason: guards.unsignedContractExists.reason });
  await api.db
    .update(contracts)
    .set({ openedAt: api.clock(), openedById: actor.userId })
    .where(and(eq(contracts.id, contract.id), isNull(contracts.openedAt)));
  return toView(api, contract);
}

async function findContract(api: AppContext, actor: Actor, requestId: string): Promise<ContractRow> {
  const [visible] = await api.db
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.id, requestId), readableRows(resources.requests, actor)));
  const contract = visible && (await newestContract(api.db, requestId));
  if (!contract?.fileId) throw new ApiError('not_found');
  return contract;
}

async function toView(api: AppContext, { version, source, data, fileId }: ContractRow): Promise<PaperView> {
  const file = fileId === null ? undefined : (await linksOf(api, api.db, [fileId])).get(fileId);
  if (!file) throw new ApiError('not_found');
  // The text of an uploaded contract is in its file alone; the stored data hold the parties and the price.
  return { version, paper: source === 'template' && data ? toPaper(data) : null, file };
}

/** Paper of a contract as JSON: in the database its times are ISO texts already. */
function toPaper(data: NonNullable<ContractRow['data']>): NonNullable<PaperView['paper']> {
  const { brand: _, ...paper } = data;
  return JSON.parse(JSON.stringify(paper)) as NonNullable<PaperView['paper']>;
}
