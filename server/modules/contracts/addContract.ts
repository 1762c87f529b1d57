import { and, eq, inArray } from 'drizzle-orm';
import { transitions } from '#domain/workflow/requestWorkflow';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { contracts } from '../../db/schema/money';
import { type OrderedPackage, requests } from '../../db/schema/requests';
import { addJob } from 'sijil/server/jobs/addJob';
import type { Effect, RequestRow } from '../../workflow/effect';
import { readCompany } from '../settings/readCompany';
import { readPublished } from '../templates/readPublished';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { buildContractData } from './buildContractData';
import { newestContract } from './drawContract';
import type { Language } from 'sijil/base/i18n/localized';
import { worded } from 'sijil/base/i18n/worded';
import { allowedPlan } from '#domain/pricing/instalments';
import { quoteOrder } from '#domain/pricing/quote';
import type { uploadContractBody } from '#domain/requests/contractBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { files } from 'sijil/server/db/schema/files';
import { fieldError } from 'sijil/server/http/apiError';
import { performTransition } from '../../workflow/performTransition';
import { attachOwnFiles } from 'sijil/server/files/storeFile';
import { packageUnits } from '../packages/packageUnits';
import { textTable } from 'sijil/schema/texts/textTable';

/** Adds the portal's own terms as the request's newest contract. Its file is rendered after the commit. */
export const generateContract: Effect = ({ tx, request, now }) => addContract(tx, request, now);

/**
 * Adds a contract of the request in the portal's own form: with the published terms, or with those that staff wrote. Its file is
 * rendered after the commit.
 */
export async function addContract(
  tx: Transaction,
  request: RequestRow,
  now: Date,
  written: ContractTemplate | null = null,
): Promise<void> {
  const version = ((await newestContract(tx, request.id))?.version ?? 0) + 1;
  const contract = { version, source: 'template' as const, sentAt: now, provider: await readCompany(tx) };
  const { versionId: templateVersionId, body: published } = await readPublished(tx, 'contract');
  const data = await buildContractData(tx, request, contract, written ?? published);
  const [added] = await tx
    .insert(contracts)
    .values({ ...contract, requestId: request.id, templateVersionId, terms: written, data })
    .returning({ id: contracts.id });
  if (added) await addJob(tx, 'drawContract', { contractId: added.id });
}

/**
 * Regenerates a company's unsigned contracts, which name the company's changed details. Returns the ids of their requests.
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
    await addContract(tx, request, now, contract.terms);
    renewed.push(request.id);
  }
  return renewed;
}

type UploadContract = ShapeValues<typeof uploadContractBody>;

const pdfNeeded = textTable('checks/uploadContract/pdfNeeded', {
  ar: 'أرفق العقد (ملف PDF).',
  en: 'Attach the contract as a PDF.',
});
const customPackage = textTable('checks/uploadContract/customPackage', {
  ar: 'باقة مخصصة',
  en: 'Custom package',
});
const tooFew = textTable('checks/uploadContract/tooFew', {
  ar: 'عدد عمليات التفتيش في هذا الطلب وحده: {count}. أدخل عددًا لا يقل عنه.',
  en: 'This request alone takes {count} inspections: enter no fewer.',
});

/** Sends a contract uploaded by an admin, with its price; it replaces the request's earlier contracts. */
export async function uploadContract(
  api: AppContext,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  requestId: string,
  body: UploadContract,
): Promise<void> {
  const provider = await readCompany(api.db);
  const quote = quoteOrder({
    basePrice: body.subtotal,
    extraFees: body.extraFees ? [{ label: null, amount: body.extraFees }] : [],
    vatPercent: provider.vatPercent,
  });
  await performTransition(api, {
    requestId,
    name: 'uploadContract',
    actor,
    version: body.version,
    ...(body.note && { reason: body.note }),
    action: async (tx, request) => {
      const sha256 = await assertOwnPdf(tx, actor, body.contract, language);
      const version = ((await newestContract(tx, requestId))?.version ?? 0) + 1;
      const contract = { version, source: 'uploaded' as const, sentAt: api.clock(), provider };
      const bought = await packageOf(tx, request, { body, language });
      const paymentPlan = allowedPlan(request.paymentPlan, bought?.duration);
      const sold = { quote, package: bought, paymentPlan };
      const data = await buildContractData(tx, { ...request, ...sold }, contract);
      await tx.insert(contracts).values({ ...contract, requestId, fileId: body.contract, sha256, data });
      return { ...sold, total: quote.total };
    },
  });
}

/**
 * Package that the contract sells with this inspection: the ordered one if its terms are the same, otherwise a custom one;
 * null without one. @throws ApiError for fewer inspections than the request itself uses
 */
export async function packageOf(
  tx: Queryable,
  request: RequestRow,
  {
    body: { inspections, duration },
    language,
  }: {
    readonly body: Pick<UploadContract, 'inspections' | 'duration'>;
    readonly language: Language;
  },
): Promise<OrderedPackage | null> {
  const taken = (await packageUnits(tx, request.id)) + request.otherBranchIds.length;
  // Its payment opens the requests for the other branches.
  if (request.otherBranchIds.length > 0 && (inspections ?? 0) < taken)
    throw fieldError('inspections', worded(tooFew, { count: taken })[language]);
  if (inspections == null || duration == null) return null;
  if (inspections < taken) throw fieldError('inspections', worded(tooFew, { count: taken })[language]);
  const ordered = request.package;
  if (ordered?.quantity === inspections && ordered.duration === duration) return ordered;
  return { id: 'custom', name: customPackage, duration, quantity: inspections };
}

async function assertOwnPdf(
  tx: Transaction,
  actor: Actor,
  fileId: string,
  language: Language,
): Promise<string> {
  await attachOwnFiles(tx, actor.userId, [fileId]);
  const [file] = await tx.select().from(files).where(eq(files.id, fileId));
  if (file?.type !== 'application/pdf') throw fieldError('contract', pdfNeeded[language]);
  return file.sha256;
}
