import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { listTemplates } from './listTemplates';
import { loadTemplateOf } from './loadTemplateOf';

/** The contract's terms, as their authors write them. */
export function registerContractTemplates(api: AppContext): void {
  operation(api, 'contractTemplates.list', {
    summary: 'The templates of the contract, with what is published and what is being written',
    handler: () => listTemplates(api.db, 'contract'),
  });

  operation(api, 'contractTemplates.get', {
    summary: 'A contract template with its draft and versions',
    handler: ({ params: { id } }) => loadTemplateOf(api.db, 'contract', id),
  });
}
