import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import { operation } from '../../http/operation';
import { drawCertificatePreview } from './drawCertificatePreview';
import { findVersion } from './findVersion';
import { listTemplates } from './listTemplates';
import { loadTemplateOf } from './loadTemplateOf';
import { readContent } from './readContent';
import { sendPreview } from './sendPreview';

/** How certificates look and what they say: the template, its versions on paper, and what is not saved yet. */
export function registerCertificateTemplates(api: AppContext): void {
  operation(api, 'certificateTemplates.list', {
    summary: 'The templates of certificates, with what is published and what is being written',
    handler: () => listTemplates(api.db, 'certificate'),
  });

  operation(api, 'certificateTemplates.get', {
    summary: 'A certificate template with its draft and versions',
    handler: ({ params: { id } }) => loadTemplateOf(api.db, 'certificate', id),
  });

  operation(api, 'certificateTemplates.preview', {
    summary: 'A published version of the certificate as a PDF, with the data of the newest certificate',
    handler: async ({ params: { versionId }, query, reply }) => {
      const { kind, content } = await findVersion(api.db, versionId);
      if (kind !== 'certificate') throw new ApiError('not_found');
      const pdf = await drawCertificatePreview(api, content as CertificateTemplate, query.language);
      return sendPreview(reply, kind, pdf);
    },
  });

  operation(api, 'certificateTemplates.draw', {
    summary: 'A certificate that is not saved yet as a PDF, with the data of the newest certificate',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, query, language, reply }) => {
      const design = readContent('certificate', body.content, language) as CertificateTemplate;
      return sendPreview(reply, 'certificate', await drawCertificatePreview(api, design, query.language));
    },
  });
}
