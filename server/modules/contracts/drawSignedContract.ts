import { createHash } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { company } from '#domain/company';
import type { Api } from '../../api';
import { files } from '../../db/schema/files';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type {
  ContractData,
  ContractSignature,
  SignatureMark,
} from '../../pdf/documents/contract/contractData';
import { draw } from '../../pdf/draw';
import { storeFile } from '../files/storeFile';
import { buildContractData } from './buildContractData';
import { uploadedContractClauses } from './contractClauses';
import type { ContractRow } from './newestContract';

const payload = z.object({ contractId: z.uuid() });

/** Draws a signed contract once; running it again changes nothing. */
export async function drawSignedContract(api: Api, input: unknown): Promise<void> {
  const { contractId } = payload.parse(input);
  const [row] = await api.db
    .select({ contract: contracts, request: requests })
    .from(contracts)
    .innerJoin(requests, eq(requests.id, contracts.requestId))
    .where(eq(contracts.id, contractId));
  if (!row?.contract.signedAt || row.contract.signedFileId) return;
  const data = await buildContractData(api.db, row.request, row.contract);
  const signature = await buildSignature(api, row.contract, row.contract.signedAt);
  const content = await draw('contract', { ...(await asShown(data, row.contract)), signature });
  const file = await storeFile(api, api.db, {
    content,
    type: 'application/pdf',
    name: `${data.number}-signed.pdf`,
    ownerId: null,
  });
  await api.db
    .update(contracts)
    .set({ signedFileId: file.id })
    .where(and(eq(contracts.id, contractId), isNull(contracts.signedFileId)));
}

/**
 * The contract with the terms that were signed. Where it cannot be drawn again byte for byte (an uploaded file, or
 * a name that was changed since), the terms are those of the file whose fingerprint the record gives.
 */
async function asShown(data: ContractData, { sha256 }: ContractRow): Promise<ContractData> {
  const again = createHash('sha256')
    .update(await draw('contract', data))
    .digest('hex');
  return again === sha256 ? data : { ...data, clauses: uploadedContractClauses };
}

async function buildSignature(api: Api, contract: ContractRow, signedAt: Date): Promise<ContractSignature> {
  const signerName = contract.signerName ?? '';
  const ip = contract.signerIp ?? '';
  return {
    signerName,
    signedAt,
    ip,
    mark: await readMark(api, contract),
    unsignedSha256: contract.sha256,
    events: [
      { kind: 'sent', at: contract.sentAt, actor: (contract.provider ?? company).name.ar },
      ...(contract.openedAt ? [{ kind: 'opened' as const, at: contract.openedAt }] : []),
      { kind: 'signed', at: signedAt, actor: signerName, ip },
    ],
  };
}

async function readMark(api: Api, { signatureFileId, signerName }: ContractRow): Promise<SignatureMark> {
  const typed = { kind: 'typed', text: signerName ?? '' } as const;
  if (!signatureFileId) return typed;
  const [file] = await api.db.select().from(files).where(eq(files.id, signatureFileId));
  return file ? { kind: 'drawn', image: await api.storage.read(file.sha256) } : typed;
}
