import type { FastifyReply } from 'fastify';
import type { PlaceholderUse } from '#domain/templates/placeholders';
import { placeholders, placeholdersFor } from '#domain/templates/placeholders';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import type { Api } from '../../http/api';
import { ApiError } from '../../http/apiError';
import { operation } from '../../http/operation';
import { drawContractPreview } from './drawPreview';
import { findVersion } from './findVersion';
import { listTemplates } from './listTemplates';
import { loadTemplate } from './loadTemplate';
import { readContent } from './readContent';

/** The contract's terms: the template, its preview on paper, and the keys that its texts may hold. */
export function registerContractTemplates(api: Api): void {
  operation(api, 'contractTemplates.list', {
    summary: 'The templates of the contract, with what is published and what is being written',
    handler: () => listTemplates(api.db, 'contract'),
  });

  operation(api, 'contractTemplates.get', {
    summary: 'A contract template with its draft and versions',
    handler: ({ params: { id } }) => loadContract(api, id),
  });

  operation(api, 'contractTemplates.preview', {
    summary: 'The draft of a contract template as a PDF, with the data of the newest contract',
    handler: async ({ params: { id }, query, reply }) => {
      const { draft } = await loadContract(api, id);
      return sendPdf(reply, await drawContractPreview(api, draft as ContractTemplate, query.language));
    },
  });

  operation(api, 'contractTemplates.draw', {
    summary: 'Terms that are not saved yet as a PDF, with the data of the newest contract',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, query, language, reply }) => {
      const terms = readContent('contract', body.content, language) as ContractTemplate;
      return sendPdf(reply, await drawContractPreview(api, terms, query.language));
    },
  });

  operation(api, 'templateVersions.placeholders', {
    summary: 'The keys that the texts of a version may hold, and which of them it uses',
    handler: async ({ params: { versionId } }) => {
      const { kind, content } = await findVersion(api.db, versionId);
      const use = kind === 'contract' ? kind : null;
      return use ? guideOf(use, JSON.stringify(content)) : [];
    },
  });
}

async function loadContract(api: Api, id: string) {
  const template = await loadTemplate(api.db, id);
  if (template.kind !== 'contract') throw new ApiError('not_found');
  return template;
}

function guideOf(use: PlaceholderUse, text: string) {
  return placeholdersFor(use).map((key) => {
    const { label, example } = placeholders[key];
    return { key, label, example, used: text.includes(`{${key}}`) };
  });
}

function sendPdf(reply: FastifyReply, pdf: Buffer): Buffer {
  reply
    .type('application/pdf')
    .header('content-disposition', 'inline; filename="contract-preview.pdf"')
    .header('cache-control', 'private, no-store');
  return pdf;
}
