import { contracts } from '../../db/schema/money';
import { draw } from '../../pdf/draw';
import type { Effect } from '../../workflow/effect';
import { storeFile } from '../files/storeFile';
import { readCompany } from '../settings/readCompany';
import { buildContractData, contractNumber } from './buildContractData';
import { newestContract } from './newestContract';

/** Draws the contract from the portal's own terms and adds it as the request's newest version. */
export const generateContract: Effect = async ({ api, tx, request, now }) => {
  const version = ((await newestContract(tx, request.id))?.version ?? 0) + 1;
  const provider = await readCompany(tx);
  const contract = { version, source: 'template' as const, sentAt: now, provider };
  const content = await draw('contract', await buildContractData(tx, request, contract));
  const file = await storeFile(api, tx, {
    content,
    type: 'application/pdf',
    name: `${contractNumber(request, version)}.pdf`,
    ownerId: null,
  });
  await tx
    .insert(contracts)
    .values({ ...contract, requestId: request.id, fileId: file.id, sha256: file.sha256 });
};
