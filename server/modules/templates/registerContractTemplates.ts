import type { ContractTemplate } from '#domain/templates/contractTemplate';
import type { AppContext } from '../../http/appContext';
import { operation } from '../../http/operation';
import { drawContractPreview } from './drawContractPreview';
import { listTemplates } from './listTemplates';
import { loadTemplateOf } from './loadTemplateOf';
import { readContent } from './readContent';
import { sendPreview } from './sendPreview';

/** The contract's terms: the template, and its preview on paper. */
export function registerContractTemplates(api: AppContext): void {
  operation(api, 'contractTemplates.list', {
    summary: 'The templates of the contract, with what is published and what is being written',
    handler: () => listTemplates(api.db, 'contract'),
  });

  operation(api, 'contractTemplates.get', {
    summary: 'A contract template with its draft and versions',
    handler: ({ params: { id } }) => loadTemplateOf(api.db, 'contract', id),
  });

  operation(api, 'contractTemplates.preview', {
    summary: 'The draft of a contract template as a PDF, with the data of the newest contract',
    handler: async ({ params: { id }, query, reply }) => {
      const { draft } = await loadTemplateOf(api.db, 'contract', id);
      return sendPreview(
        reply,
        'contract',
        await drawContractPreview(api, draft as ContractTemplate, query.language),
      );
    },
  });

  operation(api, 'contractTemplates.draw', {
    summary: 'Terms that are not saved yet as a PDF, with the data of the newest contract',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, query, language, reply }) => {
      const terms = readContent('contract', body.content, language) as ContractTemplate;
      return sendPreview(reply, 'contract', await drawContractPreview(api, terms, query.language));
    },
  });
}
