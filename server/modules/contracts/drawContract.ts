import { and, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from 'sijil/server/http/appContext';
import { contracts } from '../../db/schema/money';
import { drawOnce } from '../../pdf/drawOnce';
import { storeFile } from 'sijil/server/files/storeFile';
import { company } from '#domain/company';
import { files } from 'sijil/server/db/schema/files';
import { requests } from '../../db/schema/requests';
import type {
  ContractEvent,
  ContractSignature,
  SignatureMark,
} from '../../pdf/documents/contract/contractData';
import { users } from '../../db/schema/users';
import { draw } from '../../pdf/thread/drawingThreads';
import { buildContractData } from './buildContractData';
import type { Queryable } from 'sijil/server/db/connect';
import type { Effect } from '../../workflow/effect';
import { addJob } from 'sijil/server/jobs/addJob';

/** Entry of every digital signature in a PDF, which is never compressed. */
const signedRange = '/ByteRange';

/** Any change of a digitally signed file, even a further page, makes its signature invalid or suspect. */
const hasDigitalSignature = (file: Buffer): boolean => file.includes(signedRange);

/**
 * Adds the signature to the signed file, once; a repeated run changes nothing. A file with a digital signature stays as it is,
 * and the record of the signature is a file of its own.
 */
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
  const sent = await api.storage.read(row.sha256);
  const signature = await buildSignature(api, row.contract, row.contract.signedAt, row.sha256);
  const store = (content: Buffer, name: string) =>
    storeFile(api, api.db, {
      content,
      type: 'application/pdf',
      name: `${data.number}-${name}.pdf`,
      ownerId: null,
    });
  const signed = hasDigitalSignature(sent)
    ? {
        signedFileId: row.contract.fileId,
        recordFileId: (await store(await draw('signatureRecord', { data, signature }), 'signature')).id,
      }
    : {
        signedFileId: (await store(await draw('signedContract', { data, file: sent, signature }), 'signed'))
          .id,
      };
  await api.db
    .update(contracts)
    .set(signed)
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
  const { signerPosition, signerUserAgent } = contract;
  return {
    signerName,
    ...(signerPosition !== null && { position: signerPosition }),
    ...(signerUserAgent !== null && { userAgent: signerUserAgent }),
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

/** Only recorded openings, with the person if known. */
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

const contractTask = z.object({ contractId: z.uuid() });

/** Renders a contract that was just sent; repeated or concurrent runs change nothing. */
export async function drawContract(api: AppContext, input: unknown): Promise<void> {
  const { contractId } = contractTask.parse(input);
  const [contract] = await api.db.select().from(contracts).where(eq(contracts.id, contractId));
  if (!contract?.data || contract.fileId) return;
  const { data } = contract;
  const { file: content } = await drawOnce('contract', data);
  await api.db.transaction(async (tx) => {
    const [free] = await tx
      .select({ id: contracts.id })
      .from(contracts)
      .where(and(eq(contracts.id, contractId), isNull(contracts.fileId)))
      .for('update');
    if (!free) return;
    const name = `${data.number}.pdf`;
    const stored = await storeFile(api, tx, { content, name, type: 'application/pdf', ownerId: null });
    await tx
      .update(contracts)
      .set({ fileId: stored.id, sha256: stored.sha256 })
      .where(eq(contracts.id, contractId));
  });
}

/**
 * Renders a new or regenerated contract before the client's request is answered, so that it can be read at once. If that
 * fails, the queued job renders it a little later, and until then the client reads that it is being prepared.
 */
export async function drawContractNow(api: AppContext, requestId: string): Promise<void> {
  const contract = await newestContract(api.db, requestId);
  if (!contract) return;
  await drawContract(api, { contractId: contract.id }).catch((error: unknown) =>
    api.app.log.error({ err: error, contractId: contract.id }, 'the contract is drawn later'),
  );
}

export type ContractRow = typeof contracts.$inferSelect;

/** Current version of a request's contract; undefined before the first. */
export async function newestContract(db: Queryable, requestId: string): Promise<ContractRow | undefined> {
  const [contract] = await db
    .select()
    .from(contracts)
    .where(eq(contracts.requestId, requestId))
    .orderBy(desc(contracts.version))
    .limit(1);
  return contract;
}

/** Queues the rendering of the signed contract, with its signature and record, once the signature is committed. */
export const sealContract: Effect = async ({ tx, request }) => {
  const contract = await newestContract(tx, request.id);
  if (!contract?.signedAt) throw new Error(`request ${request.id} has no signed contract to seal`);
  await addJob(tx, 'drawSignedContract', { contractId: contract.id });
};
