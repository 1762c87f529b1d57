import type { OperationId } from '#domain/access/operations';
import type { AppContext } from '../../http/appContext';
import { operation } from '../../http/operation';
import { loadRequestView } from './loadRequestView';

export function registerRequests(api: AppContext): void {
  registerGet(api, 'inspections.get');
  registerGet(api, 'clientInspections.get');
}

function registerGet(
  api: AppContext,
  id: Extract<OperationId, 'inspections.get' | 'clientInspections.get'>,
): void {
  operation(api, id, {
    summary: 'A request in full, with what the caller may do next',
    handler: ({ actor, params, language }) => loadRequestView(api, actor, params.id, language),
  });
}
