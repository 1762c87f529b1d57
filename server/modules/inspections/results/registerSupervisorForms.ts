import { statusesBetween } from '#domain/workflow/statuses';
import type { Api } from '../../../http/api';
import { operation } from '../../../http/operation';
import { listRequests } from '../../requests/listRequests';
import { findRequest } from '../findRequest';
import { loadOutcome } from './loadOutcome';
import { loadPreviousAnswers } from './loadPreviousAnswers';
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

  operation(api, 'supervisorForms.previous', {
    summary: 'How each question was answered at the last visit whose results were sent',
    handler: async ({ actor, params }) =>
      loadPreviousAnswers(api, await findRequest(api.db, actor, params.id)),
  });

  operation(api, 'supervisorForms.outcome', {
    summary: 'What sending the results would say, with scores that are not saved yet',
    handler: async ({ actor, params, body }) =>
      loadOutcome(api, await findRequest(api.db, actor, params.id), body.answers ?? []),
  });
}
