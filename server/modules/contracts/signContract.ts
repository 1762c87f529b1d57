import { eq } from 'drizzle-orm';
import type { signContractBody } from '#domain/requests/contractBodies';
import type { ShapeValues } from '#framework/schema/shape';
import { guards } from '#domain/workflow/guards';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { contracts } from '../../db/schema/money';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import { performTransition } from '../../workflow/performTransition';
import type { RequestChanges } from '../../workflow/effect';
import { attachOwnFiles } from '#framework/server/files/attachOwnFiles';
import { newestContract } from './newestContract';

type SignContract = ShapeValues<typeof signContractBody>;

/**
 * Signs the request's newest contract: who, how and from where is written to the version that they saw.
 * @throws ApiError guard_refused when a newer contract has replaced it.
 */
export async function signContract(
  api: AppContext,
  actor: Actor,
  requestId: string,
  body: SignContract,
  ip: string,
): Promise<void> {
  await performTransition(api, {
    requestId,
    name: 'signContract',
    actor,
    version: body.version,
    action: (tx) => writeSignature(tx, actor, requestId, body, { ip, now: api.clock() }),
  });
}

async function writeSignature(
  tx: Transaction,
  actor: Actor,
  requestId: string,
  body: SignContract,
  { ip, now }: { readonly ip: string; readonly now: Date },
): Promise<RequestChanges> {
  const contract = await newestContract(tx, requestId);
  if (contract?.version !== body.contractVersion)
    throw new ApiError('guard_refused', { reason: guards.unsignedContractExists.reason });
  const drawing = body.kind === 'drawn' ? (body.drawing ?? null) : null;
  await attachOwnFiles(tx, actor.userId, [drawing]);
  await tx
    .update(contracts)
    .set({
      signedAt: now,
      signerId: actor.userId,
      signerName: body.name,
      signatureKind: body.kind,
      signatureFileId: drawing,
      signerIp: ip,
    })
    .where(eq(contracts.id, contract.id));
  return { signedAt: now };
}
