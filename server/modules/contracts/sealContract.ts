import type { Effect } from '../../workflow/effect';
import { addJob } from '#framework/server/jobs/addJob';
import { newestContract } from './newestContract';

/** Has the signed contract drawn, with its signature and record, as soon as the signature has been committed. */
export const sealContract: Effect = async ({ tx, request }) => {
  const contract = await newestContract(tx, request.id);
  if (!contract?.signedAt) throw new Error(`request ${request.id} has no signed contract to seal`);
  await addJob(tx, 'drawSignedContract', { contractId: contract.id });
};
