import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { listTemplates } from './listTemplates';
import { loadTemplateOf } from './loadTemplateOf';

/** Operations on certificate templates, for their authors. */
export function registerCertificateTemplates(api: AppContext): void {
  operation(api, 'certificateTemplates.list', {
    summary: 'The templates of certificates, with what is published and what is being written',
    handler: () => listTemplates(api.db, 'certificate'),
  });

  operation(api, 'certificateTemplates.get', {
    summary: 'A certificate template with its draft and versions',
    handler: ({ params: { id } }) => loadTemplateOf(api.db, 'certificate', id),
  });
}
