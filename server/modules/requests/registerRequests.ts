import type { OperationId } from '#domain/access/operations';
import type { RequestStatus } from '#domain/workflow/statuses';
import type { Api } from '../../http/api';
import { operation } from '../../http/operation';
import { listRequests } from './listRequests';
import { loadRequestView } from './loadRequestView';

export function registerRequests(api: Api): void {
  registerList(api, 'inspections.list', 'The requests that the caller may see');
  registerList(api, 'clientInspections.list', "The company's requests; a branch manager's branches only");
  registerList(api, 'inspections.completed', 'The completed ones', ['inspection_completed']);
  registerGet(api, 'inspections.get');
  registerGet(api, 'clientInspections.get');
}

function registerList(
  api: Api,
  id: Extract<OperationId, 'inspections.list' | 'clientInspections.list' | 'inspections.completed'>,
  summary: string,
  only?: readonly RequestStatus[],
): void {
  operation(api, id, {
    summary: `${summary}: _start _end _sort _order, filters, q, turn`,
    handler: async ({ actor, query, reply }) => {
      const { rows, total } = await listRequests(api, actor, query, only);
      reply.header('x-total-count', total);
      return rows;
    },
  });
}

function registerGet(api: Api, id: Extract<OperationId, 'inspections.get' | 'clientInspections.get'>): void {
  operation(api, id, {
    summary: 'A request in full, with what the caller may do next',
    handler: ({ actor, params, language }) => loadRequestView(api, actor, params.id, language),
  });
}
