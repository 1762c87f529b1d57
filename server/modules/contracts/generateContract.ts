import { contracts } from '../../db/schema/money';
import { addJob } from '../../jobs/addJob';
import type { Effect } from '../../workflow/effect';
import { readCompany } from '../settings/readCompany';
import { readPublished } from '../templates/readPublished';
import { buildContractData } from './buildContractData';
import { newestContract } from './newestContract';

/** Adds the portal's own terms as the request's newest contract. Its file is drawn once the transaction has committed. */
export const generateContract: Effect = async ({ tx, request, now }) => {
  const version = ((await newestContract(tx, request.id))?.version ?? 0) + 1;
  const contract = { version, source: 'template' as const, sentAt: now, provider: await readCompany(tx) };
  const { versionId: templateVersionId, body: terms } = await readPublished(tx, 'contract');
  const data = await buildContractData(tx, request, contract, terms);
  const [written] = await tx
    .insert(contracts)
    .values({ ...contract, requestId: request.id, templateVersionId, data })
    .returning({ id: contracts.id });
  if (written) await addJob(tx, 'drawContract', { contractId: written.id });
};
