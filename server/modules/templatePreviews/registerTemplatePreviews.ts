import type { FastifyReply } from 'fastify';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import type { TemplateKind } from '#domain/templates/templateKinds';
import { findVersion, loadTemplateOf } from '../templates/loadTemplate';
import { readContent } from '../templates/readPublished';
import { bodyOf } from '../templates/kindRules';
import { drawPostPreview } from './drawPostPreview';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { contracts } from '../../db/schema/money';
import { draw } from '../../pdf/thread/drawingThreads';
import type { ContractData } from '../../pdf/documents/contract/contractData';
import type { DocumentLanguage } from '../../pdf/text/formats';
import { sendInline } from 'sijil/server/http/sendInline';
import { clausesOf } from '../contracts/buildContractData';
import { visitDaysText } from '../scheduling/readVisitHours';
import { providerBrand, readCompany } from '../settings/readCompany';
import { sampleContract } from './sampleContract';
import { bothLanguages, type Language } from 'sijil/base/i18n/localized';
import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import { certificates } from '../../db/schema/certificates';
import type { CertificateData } from '../../pdf/documents/certificate/certificateData';
import { readLogo } from '../certificates/certificateSubject';
import { designed } from '../certificates/buildCertificateData';
import type { Company } from '#domain/company';
import { placeholders } from '#domain/templates/placeholders';
import { gradeBands } from '#domain/scoring/grades';
import type { Config } from '../../config/readConfig';
import { validUntil } from '#domain/certificates/certificateState';
import { verifyUrl } from '../certificates/requestCertificates';

const year = 12;

/** Invented certificate for a preview on a portal that has issued none; its names are the guide's examples. */
function sampleCertificate(config: Pick<Config, 'publicUrl'>, provider: Company, now: Date): CertificateData {
  const [best] = gradeBands;
  const { client, subject, service, city, score, certificate_code: code } = placeholders;
  return {
    brand: providerBrand(provider),
    code: code.example.ar,
    clientName: client.example,
    place: { kind: 'branch', name: subject.example },
    service: service.example,
    city: city.example,
    score: Number(score.example.ar),
    grade: { letter: best?.grade ?? '–', label: best?.label ?? bothLanguages('–') },
    inspectedOn: now,
    issuedOn: now,
    validUntil: validUntil(now, year),
    inspectorName: '—',
    supervisorName: '—',
    verificationUrl: verifyUrl(config, code.example.ar),
  };
}

/** Registers previews of templates, saved or not: rendered by the code of the real documents, with the newest one's data. */
export function registerTemplatePreviews(api: AppContext): void {
  registerContractPreviews(api);
  registerCertificatePreviews(api);

  operation(api, 'socialTemplates.draw', {
    summary: 'The picture of a post that is not saved yet, with the data of the newest certificate',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ actor, body, query, language, reply }) => {
      const post = readContent('social', body.content, language);
      return sendPreview(reply, 'social', await drawPostPreview(api, actor, { ...query, post }));
    },
  });
}

function registerContractPreviews(api: AppContext): void {
  operation(api, 'contractTemplates.preview', {
    summary: 'The draft of a contract template as a PDF, with the data of the newest contract',
    handler: async ({ params: { id }, query, reply }) => {
      const { draft } = await loadTemplateOf(api.db, 'contract', id);
      return sendPreview(
        reply,
        'contract',
        await drawContractPreview(api, bodyOf('contract', draft), query.language),
      );
    },
  });

  operation(api, 'contractTemplates.draw', {
    summary: 'Terms that are not saved yet as a PDF, with the data of the newest contract',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, query, language, reply }) => {
      const terms = readContent('contract', body.content, language);
      return sendPreview(reply, 'contract', await drawContractPreview(api, terms, query.language));
    },
  });
}

function registerCertificatePreviews(api: AppContext): void {
  operation(api, 'certificateTemplates.preview', {
    summary: 'A published version of the certificate as a PDF, with the data of the newest certificate',
    handler: async ({ params: { versionId }, query, reply }) => {
      const { kind, content } = await findVersion(api.db, versionId);
      if (kind !== 'certificate') throw new ApiError('not_found');
      const pdf = await drawCertificatePreview(api, bodyOf('certificate', content), query.language);
      return sendPreview(reply, kind, pdf);
    },
  });

  operation(api, 'certificateTemplates.draw', {
    summary: 'A certificate that is not saved yet as a PDF, with the data of the newest certificate',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, query, language, reply }) => {
      const design = readContent('certificate', body.content, language);
      return sendPreview(reply, 'certificate', await drawCertificatePreview(api, design, query.language));
    },
  });
}

/** Sends a preview to be shown in the page and not stored: a picture for a post, a PDF for every other kind. */
function sendPreview(reply: FastifyReply, kind: TemplateKind, drawn: Buffer): Buffer {
  const [type, ending] = kind === 'social' ? ['image/png', 'png'] : ['application/pdf', 'pdf'];
  return sendInline(reply, { content: drawn, type, name: `${kind}-preview.${ending}` });
}

/**
 * Renders the terms as part of a contract, by the code of real contracts: with the parties, prices and visits of the newest
 * sent one, or of an invented one if there is none.
 */
async function drawContractPreview(
  api: AppContext,
  terms: ContractTemplate,
  language: DocumentLanguage,
): Promise<Buffer> {
  const data = (await newestContractData(api)) ?? sampleContract(await readCompany(api.db), api.clock());
  const clauses = clausesOf(terms, data, await visitDaysText(api.db));
  return draw('contractPreview', { data: { ...data, clauses }, language });
}

async function newestContractData({ db }: AppContext): Promise<ContractData | null> {
  const [newest] = await db
    .select({ data: contracts.data })
    .from(contracts)
    .where(and(eq(contracts.source, 'template'), isNotNull(contracts.data)))
    .orderBy(desc(contracts.sentAt))
    .limit(1);
  return newest?.data ?? null;
}

/**
 * Renders a certificate in this design, by the code of real certificates: for the holder of the newest issued one, or of an
 * invented one if there is none.
 */
async function drawCertificatePreview(
  api: AppContext,
  design: CertificateTemplate,
  language: Language,
): Promise<Buffer> {
  const data =
    (await newestCertificateData(api)) ??
    sampleCertificate(api.config, await readCompany(api.db), api.clock());
  return draw('certificate', { data: { ...data, ...designed(design, data) }, language });
}

async function newestCertificateData(api: AppContext): Promise<CertificateData | null> {
  const [newest] = await api.db
    .select({ code: certificates.code, data: certificates.data })
    .from(certificates)
    .where(isNotNull(certificates.data))
    .orderBy(desc(certificates.issuedAt))
    .limit(1);
  return newest?.data ? { ...newest.data, logo: await readLogo(api, newest.code) } : null;
}
