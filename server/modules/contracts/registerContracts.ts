import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { performTransition } from '../../workflow/performTransition';
import { loadRequestView } from '../requestView/loadRequestView';
import { uploadContract } from './addContract';
import { findContractFile } from './findContractFile';
import { drawContractDraft, loadContractDraft, writeContract } from './writeContract';
import type { contractPaperView } from '#domain/api/paperViews';
import { guards } from '#domain/workflow/guards';
import { resources } from '#resources';
import { contracts } from '../../db/schema/money';
import { requests } from '../../db/schema/requests';
import { sendInline } from 'sijil/server/http/sendInline';
import { ApiError } from 'sijil/server/http/apiError';
import { readableRows } from 'sijil/server/resources/rights';
import { linksOf } from 'sijil/server/files/fileLinks';
import { type ContractRow, newestContract } from './drawContract';
import type { signContractBody } from '#domain/requests/contractBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { tables } from '../../db/schema/declared';
import type { RequestChanges } from '../../workflow/effect';
import { attachOwnFiles } from 'sijil/server/files/storeFile';

/** Registers sending, opening, changing and signing a request's contract, and cancelling the request. */
export function registerContracts(api: AppContext): void {
  registerClientSide(api);
  registerStaffSide(api);
  operation(api, 'contracts.verify', {
    summary:
      'The contracts that a file belongs to, by its SHA-256; none for a file that was changed. Open to anybody',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: ({ params }) => findContractFile(api.db, params.sha256),
  });
}

function registerClientSide(api: AppContext): void {
  operation(api, 'clientInspections.contract', {
    summary: 'What the current contract of a request says, to be read on the page, and its PDF',
    handler: ({ actor, params: { id } }) => readContract(api, actor, id),
  });

  operation(api, 'clientInspections.openContract', {
    summary: 'Note that a version of the contract, its text or its file, is in front of the client',
    handler: ({ actor, params: { id }, body }) => openContract(api, actor, id, body.contractVersion),
  });

  operation(api, 'clientInspections.signContract', {
    summary: 'Sign the current contract, drawn or typed; raises the invoice',
    handler: async ({ actor, params: { id }, body, request, language }) => {
      const device = { ip: request.ip, userAgent: request.headers['user-agent'] ?? null };
      await signContract(api, actor, id, body, device);
      return loadRequestView(api, actor, id, language);
    },
  });

  operation(api, 'clientInspections.requestContractChange', {
    summary: 'Ask for a change to the contract and say which',
    handler: async ({ actor, params: { id }, body, language }) => {
      await performTransition(api, { requestId: id, name: 'requestContractChange', actor, ...body });
      return loadRequestView(api, actor, id, language);
    },
  });
}

function registerStaffSide(api: AppContext): void {
  operation(api, 'adminInspections.contractDraft', {
    summary: 'What a contract that is written in the portal begins with: lines, plan and terms',
    handler: ({ actor, params: { id } }) => loadContractDraft(api.db, actor, id),
  });

  operation(api, 'adminInspections.drawContractDraft', {
    summary: 'A contract that is not sent yet as a PDF, as it would be sent now',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async (call) => {
      const content = await drawContractDraft(api, call, call.params.id, call.body);
      return sendInline(call.reply, { content, type: 'application/pdf', name: 'contract.pdf' });
    },
  });

  operation(api, 'adminInspections.writeContract', {
    summary: 'Send a contract written in the portal; takes the place of the earlier one',
    handler: async (call) => {
      await writeContract(api, call, call.params.id, call.body);
      return loadRequestView(api, call.actor, call.params.id, call.language);
    },
  });

  operation(api, 'adminInspections.uploadContract', {
    summary: 'Send an own contract with its price; takes the place of the earlier one',
    handler: async (call) => {
      await uploadContract(api, call, call.params.id, call.body);
      return loadRequestView(api, call.actor, call.params.id, call.language);
    },
  });

  operation(api, 'adminInspections.cancel', {
    summary: 'Cancel a request before its inspection begins and say why',
    handler: async ({ actor, params: { id }, body, language }) => {
      await performTransition(api, { requestId: id, name: 'cancel', actor, ...body });
      return loadRequestView(api, actor, id, language);
    },
  });
}

type PaperView = z.output<typeof contractPaperView>;

/** Current contract, as stored when it was sent. @throws ApiError not_found before the first. */
async function readContract(api: AppContext, actor: Actor, requestId: string): Promise<PaperView> {
  return toView(api, actor, await findContract(api, actor, requestId));
}

/**
 * Records when the contract was first shown to the client, and to whom; the signature's record relies on it.
 * @throws ApiError not_found before the first contract, guard_refused if a newer one has replaced the one that was read.
 */
async function openContract(
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
  return toView(api, actor, contract);
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

async function toView(
  api: AppContext,
  actor: Actor,
  { version, source, data, fileId }: ContractRow,
): Promise<PaperView> {
  const file = fileId === null ? undefined : (await linksOf(api, api.db, [fileId])).get(fileId);
  if (!file) throw new ApiError('not_found');
  // The text of an uploaded contract is only in its file; the stored data contain the parties and the price.
  const paper = source === 'template' && data ? toPaper(data) : null;
  return { version, paper, file, position: await positionOf(api.db, actor) };
}

/** Position in which a person last signed, else the one of the company's contact in its profile; null where neither is known. */
async function positionOf(db: Queryable, { userId }: Actor): Promise<string | null> {
  const [signed] = await db
    .select({ position: contracts.signerPosition })
    .from(contracts)
    .where(and(eq(contracts.signerId, userId), isNotNull(contracts.signerPosition)))
    .orderBy(desc(contracts.signedAt))
    .limit(1);
  if (signed) return signed.position;
  const { clients } = tables;
  const [company] = await db
    .select({ position: clients.position })
    .from(clients)
    .where(eq(clients.id, userId));
  return company?.position ?? null;
}

/** Contract document as JSON: its times are stored as ISO texts already. */
function toPaper(data: NonNullable<ContractRow['data']>): NonNullable<PaperView['paper']> {
  const { brand: _, ...paper } = data;
  return JSON.parse(JSON.stringify(paper)) as NonNullable<PaperView['paper']>;
}

type SignContract = ShapeValues<typeof signContractBody>;

/** Device of a signer, as its connection names it. */
interface Device {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** Characters stored of a user agent, which may be of any length. */
const longestUserAgent = 300;

/**
 * Signs the request's newest contract: the signer, capacity, method and device are recorded on the version that was read.
 * @throws ApiError guard_refused if a newer contract has replaced it.
 */
export async function signContract(
  api: AppContext,
  actor: Actor,
  requestId: string,
  body: SignContract,
  device: Device,
): Promise<void> {
  await performTransition(api, {
    requestId,
    name: 'signContract',
    actor,
    version: body.version,
    action: (tx) => writeSignature(tx, actor, requestId, body, { ...device, now: api.clock() }),
  });
}

async function writeSignature(
  tx: Transaction,
  actor: Actor,
  requestId: string,
  body: SignContract,
  { ip, userAgent, now }: Device & { readonly now: Date },
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
      signerPosition: body.position,
      signatureKind: body.kind,
      signatureFileId: drawing,
      signerIp: ip,
      signerUserAgent: userAgent?.slice(0, longestUserAgent) ?? null,
    })
    .where(eq(contracts.id, contract.id));
  return { signedAt: now };
}
