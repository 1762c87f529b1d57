import { contractTask } from './drawContract';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { company } from '#domain/company';
import type { AppContext } from '#framework/server/http/appContext';
import { files } from '#framework/server/db/schema/files';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import type {
  ContractEvent,
  ContractSignature,
  SignatureMark,
} from '../../pdf/documents/contract/contractData';
import { users } from '#framework/server/db/schema/users';
import { draw } from '../../pdf/thread/drawingThreads';
import { storeFile } from '#framework/server/files/storeFile';
import { buildContractData } from './buildContractData';
import type { ContractRow } from './newestContract';

/** Adds its signature to the file that was signed, once; running it again changes nothing. */
export async function drawSignedContract(api: AppContext, input: unknown): Promise<void> {
  const { contractId } = contractTask.parse(input);
  const [row] = await api.db
    .select({ contract: contracts, request: requests, sha256: files.sha256 })
    .from(contracts)
    .innerJoin(requests, eq(requests.id, contracts.requestId))
    .innerJoin(files, eq(files.id, contracts.fileId))
    .where(eq(contracts.id, contractId));
  if (!row?.contract.signedAt || row.contract.signedFileId) return;
  // A contract that was sent before its data were stored names its parties as of today; its terms are in its file.
  const data = row.contract.data ?? (await buildContractData(api.db, row.request, row.contract));
  const content = await draw('signedContract', {
    data,
    file: await api.storage.read(row.sha256),
    signature: await buildSignature(api, row.contract, row.contract.signedAt, row.sha256),
  });
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

async function buildSignature(
  api: AppContext,
  contract: ContractRow,
  signedAt: Date,
  unsignedSha256: string,
): Promise<ContractSignature> {
  const signerName = contract.signerName ?? '';
  const ip = contract.signerIp ?? '';
  return {
    signerName,
    signedAt,
    ip,
    mark: await readMark(api, contract),
    unsignedSha256,
    events: [
      { kind: 'sent', at: contract.sentAt, actor: (contract.provider ?? company).name.ar },
      ...(await readOpening(api, contract)),
      { kind: 'signed', at: signedAt, actor: signerName, ip },
    ],
  };
}

/** Recorded openings only, and by whom where that is known. */
async function readOpening(api: AppContext, { openedAt, openedById }: ContractRow): Promise<ContractEvent[]> {
  if (!openedAt) return [];
  const [reader] = openedById
    ? await api.db.select({ name: users.name }).from(users).where(eq(users.id, openedById))
    : [];
  return [{ kind: 'opened', at: openedAt, ...(reader && { actor: reader.name }) }];
}

async function readMark(
  api: AppContext,
  { signatureFileId, signerName }: ContractRow,
): Promise<SignatureMark> {
  const typed = { kind: 'typed', text: signerName ?? '' } as const;
  if (!signatureFileId) return typed;
  const [file] = await api.db.select().from(files).where(eq(files.id, signatureFileId));
  return file ? { kind: 'drawn', image: await api.storage.read(file.sha256) } : typed;
}
