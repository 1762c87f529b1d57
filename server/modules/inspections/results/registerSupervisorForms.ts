import { statusesBetween } from '#domain/workflow/statuses';
import type { Api } from '../../../http/api';
import { operation } from '../../../http/operation';
import { listRequests } from '../../requests/listRequests';
import { findRequest } from '../findRequest';
import { loadResults } from './loadResults';

const submitted = statusesBetween('form_submitted', 'inspection_completed');

export function registerSupervisorForms(api: Api): void {
  operation(api, 'supervisorForms.list', {
    summary: "The requests whose form was submitted to this supervisor: the requests list's parameters",
    handler: async ({ actor, query, reply }) => {
      const { rows, total } = await listRequests(api, actor, query, submitted);
      reply.header('x-total-count', total);
      return rows;
    },
  });

  operation(api, 'supervisorForms.get', {
    summary: 'A submitted form with its answers and scores',
    handler: async ({ actor, params }) =>
      loadResults(api, await findRequest(api.db, actor, params.id), { audit: true }),
  });
}
