import { and, eq, inArray } from 'drizzle-orm';
import { transitions } from '#domain/workflow/requestWorkflow';
import type { Transaction } from '#framework/server/db/connect';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { addJob } from '#framework/server/jobs/addJob';
import type { Effect, RequestRow } from '../../workflow/effect';
import { readCompany } from '../settings/readCompany';
import { readPublished } from '../templates/readPublished';
import { buildContractData } from './buildContractData';
import { newestContract } from './newestContract';

/** Adds the portal's own terms as the request's newest contract. Its file is drawn once the transaction has committed. */
export const generateContract: Effect = ({ tx, request, now }) => addContract(tx, request, now);

async function addContract(tx: Transaction, request: RequestRow, now: Date): Promise<void> {
  const version = ((await newestContract(tx, request.id))?.version ?? 0) + 1;
  const contract = { version, source: 'template' as const, sentAt: now, provider: await readCompany(tx) };
  const { versionId: templateVersionId, body: terms } = await readPublished(tx, 'contract');
  const data = await buildContractData(tx, request, contract, terms);
  const [written] = await tx
    .insert(contracts)
    .values({ ...contract, requestId: request.id, templateVersionId, data })
    .returning({ id: contracts.id });
  if (written) await addJob(tx, 'drawContract', { contractId: written.id });
}

/**
 * The contracts that a company has not signed are written anew: they name what it has just said of itself.
 * Returns the ids of their requests.
 */
export async function renewUnsignedContracts(
  tx: Transaction,
  clientId: string,
  now: Date,
): Promise<readonly string[]> {
  const waiting = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.clientId, clientId), inArray(requests.status, [...transitions.signContract.from])))
    .orderBy(requests.id)
    .for('update');
  const renewed: string[] = [];
  for (const request of waiting) {
    const contract = await newestContract(tx, request.id);
    if (contract?.source !== 'template') continue;
    await addContract(tx, request, now);
    renewed.push(request.id);
  }
  return renewed;
}
