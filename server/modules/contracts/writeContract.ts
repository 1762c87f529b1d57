import type { z } from 'zod';
import type { contractDraftView } from '#domain/api/paperViews';
import { soldWith } from '#domain/pricing/packages';
import { quoteWritten } from '#domain/pricing/quote';
import type { drawContractBody, writeContractBody } from '#domain/requests/contractBodies';
import { type ContractTemplate, contractTemplateProblems } from '#domain/templates/contractTemplate';
import { bothLanguages, type Language } from 'sijil/base/i18n/localized';
import type { ShapeValues } from 'sijil/schema/shape';
import type { Queryable } from 'sijil/server/db/connect';
import { fieldError } from 'sijil/server/http/apiError';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { draw } from '../../pdf/thread/drawingThreads';
import type { RequestRow } from '../../workflow/effect';
import { performTransition } from '../../workflow/performTransition';
import { findRequest } from '../requests/findRequest';
import { readCompany } from '../settings/readCompany';
import { readContent, readPublished } from '../templates/readPublished';
import { addContract, packageOf } from './addContract';
import { buildContractData, lineDescription, serviceName } from './buildContractData';
import { drawContractNow, newestContract } from './drawContract';

type WrittenContract = ShapeValues<typeof drawContractBody>;

interface Writer {
  readonly actor: Actor;
  readonly language: Language;
}

/** Contract of a request as staff begins to write it: what the last one or the order has, and the published terms. */
export async function loadContractDraft(
  db: Queryable,
  actor: Actor,
  requestId: string,
): Promise<z.output<typeof contractDraftView>> {
  const request = await findRequest(db, actor, requestId);
  const service = await serviceName(db, request.serviceId);
  const { body: published } = await readPublished(db, 'contract');
  const packageName = request.package?.name ?? null;
  const lines = request.quote?.lines.map((line) => ({
    name: inBoth(lineDescription(line, service, packageName)),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discount: line.discount || null,
  }));
  return {
    lines: lines ?? [{ name: service, quantity: 1, unitPrice: null, discount: null }],
    ...soldWith(request.package),
    paymentPlan: request.paymentPlan,
    vatPercent: (await readCompany(db)).vatPercent,
    published,
    last: (await newestContract(db, requestId))?.terms ?? null,
  };
}

/** Sends the contract that staff wrote; it takes the place of the earlier one. @throws ApiError for invalid terms or a price below 1 */
export async function writeContract(
  api: AppContext,
  { actor, language }: Writer,
  requestId: string,
  body: ShapeValues<typeof writeContractBody>,
): Promise<void> {
  const terms = readTerms(body, language);
  await performTransition(api, {
    requestId,
    name: 'writeContract',
    actor,
    version: body.version,
    ...(body.note && { reason: body.note }),
    action: async (tx, request) => {
      const sold = await agreed(tx, request, body, language);
      await addContract(tx, { ...request, ...sold }, api.clock(), terms);
      return sold;
    },
  });
  await drawContractNow(api, requestId);
}

/** Renders a contract that is not sent yet, as it would be sent now. */
export async function drawContractDraft(
  api: AppContext,
  { actor, language }: Writer,
  requestId: string,
  body: WrittenContract,
): Promise<Buffer> {
  const terms = readTerms(body, language);
  const request = await findRequest(api.db, actor, requestId);
  const version = ((await newestContract(api.db, requestId))?.version ?? 0) + 1;
  const provider = await readCompany(api.db);
  const contract = { version, source: 'template' as const, sentAt: api.clock(), provider };
  const sold = await agreed(api.db, request, body, language);
  return draw('contract', await buildContractData(api.db, { ...request, ...sold }, contract, terms));
}

/** What the contract changes in its request: price, package and plan of payment. */
async function agreed(db: Queryable, request: RequestRow, body: WrittenContract, language: Language) {
  const bought = await packageOf(db, request, { body, language });
  const { vatPercent } = await readCompany(db);
  const quote = quoteWritten(body.lines, { sells: bought ? 'package' : 'service', vatPercent });
  return { quote, package: bought, total: quote.total, paymentPlan: body.paymentPlan };
}

/** @throws ApiError naming what the terms lack, such as the English text of a clause */
function readTerms({ terms }: WrittenContract, language: Language): ContractTemplate {
  const read = readContent('contract', terms, language);
  const [problem] = contractTemplateProblems(read);
  if (problem) {
    const place = problem.place ? `${problem.place[language]}: ` : '';
    throw fieldError('terms', `${place}${problem.message[language]}`);
  }
  return read;
}

const inBoth = (text: ReturnType<typeof lineDescription>) =>
  typeof text === 'string' ? bothLanguages(text) : { ...text };
