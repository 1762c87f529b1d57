import { eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import { worded } from '#framework/base/i18n/worded';
import { quoteOrder } from '#domain/pricing/quote';
import type { uploadContractBody } from '#domain/requests/contractBodies';
import type { ShapeValues } from '#framework/schema/shape';
import type { AppContext } from '#framework/server/http/appContext';
import type { Transaction } from '#framework/server/db/connect';
import { files } from '#framework/server/db/schema/files';
import { contracts } from '../../db/schema/money';
import type { OrderedPackage } from '../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import { fieldError } from '#framework/server/http/apiError';
import { performTransition } from '../../workflow/performTransition';
import type { RequestRow } from '../../workflow/effect';
import { attachOwnFiles } from '#framework/server/files/attachOwnFiles';
import { packageUnits } from '../packages/packageUnits';
import { readCompany } from '../settings/readCompany';
import { buildContractData } from './buildContractData';
import { textTable } from '#framework/schema/texts/textTable';
import { newestContract } from './newestContract';

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
const extraFeesLabel = 'رسوم إضافية';

/** Sends a contract of an admin's own with its price; it takes the place of the request's earlier ones. */
export async function uploadContract(
  api: AppContext,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
  requestId: string,
  body: UploadContract,
): Promise<void> {
  const provider = await readCompany(api.db);
  const quote = quoteOrder({
    basePrice: body.subtotal,
    extraFees: body.extraFees ? [{ label: extraFeesLabel, amount: body.extraFees }] : [],
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
      const sold = { quote, package: await packageOf(tx, request, { body, language }) };
      const data = await buildContractData(tx, { ...request, ...sold }, contract);
      await tx.insert(contracts).values({ ...contract, requestId, fileId: body.contract, sha256, data });
      return { ...sold, total: quote.total };
    },
  });
}

/**
 * Package that the contract sells besides this inspection: the ordered one where its terms are the same, else one
 * of its own; null without one. @throws ApiError for fewer inspections than the request itself takes
 */
async function packageOf(
  tx: Transaction,
  request: RequestRow,
  {
    body: { inspections, duration },
    language,
  }: { readonly body: UploadContract; readonly language: Language },
): Promise<OrderedPackage | null> {
  const taken = (await packageUnits(tx, request.id)) + request.otherBranchIds.length;
  // Requests for the other branches are opened from its payment.
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
