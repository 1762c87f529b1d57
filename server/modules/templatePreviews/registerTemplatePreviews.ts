import type { FastifyReply } from 'fastify';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import type { TemplateKind } from '#domain/templates/templateKinds';
import { findVersion } from '../templates/findVersion';
import { loadTemplateOf } from '../templates/loadTemplateOf';
import { readContent } from '../templates/readContent';
import { bodyOf } from '../templates/kindRules';
import { drawCertificatePreview } from './drawCertificatePreview';
import { drawContractPreview } from './drawContractPreview';
import { drawPostPreview } from './drawPostPreview';

/** Previews of templates, saved or not: drawn by the code of the real documents, with the data of the newest. */
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

/** Preview that is shown in the page and not stored: a picture of a post, a PDF of every other kind. */
function sendPreview(reply: FastifyReply, kind: TemplateKind, drawn: Buffer): Buffer {
  const [type, ending] = kind === 'social' ? ['image/png', 'png'] : ['application/pdf', 'pdf'];
  reply
    .type(type)
    .header('content-disposition', `inline; filename="${kind}-preview.${ending}"`)
    .header('cache-control', 'private, no-store');
  return drawn;
}
