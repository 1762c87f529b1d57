import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { findRequest } from '../../requests/findRequest';
import { loadOutcome } from './loadOutcome';
import { loadPreviousAnswers } from './loadPreviousAnswers';
import { loadResults } from './loadResults';

export function registerSupervisorForms(api: AppContext): void {
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
