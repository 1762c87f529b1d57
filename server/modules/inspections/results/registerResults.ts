import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { loadRequestView } from '../../requestView/loadRequestView';
import { findRequest } from '../../requests/findRequest';
import { loadPlace } from '../place/loadPlace';
import { loadResults } from './loadResults';

/** Reading the inspector's results: staff at once, the client only once they were sent. */
export function registerResults(api: AppContext): void {
  operation(api, 'inspections.results', {
    summary: 'The filled form with its scores, from its submission on',
    handler: async ({ actor, params }) =>
      loadResults(api, await findRequest(api.db, actor, params.id), { audit: true }),
  });

  operation(api, 'inspections.place', {
    summary: 'Where the visit is, whom to call, and what is known of the place',
    handler: async ({ actor, params }) => loadPlace(api, await findRequest(api.db, actor, params.id)),
  });

  operation(api, 'clientInspections.results', {
    summary: 'The filled form with its scores, once the results were sent',
    handler: async ({ actor, params }) => {
      const request = await findRequest(api.db, actor, params.id);
      if (!request.resultsSentAt) throw new ApiError('not_found');
      return loadResults(api, request, { audit: false });
    },
  });

  operation(api, 'adminInspections.categoryQuestions', {
    summary: 'The answers of one category, for the branch or for each vehicle',
    handler: async ({ actor, params }) => {
      const results = await loadResults(api, await findRequest(api.db, actor, params.id), { audit: true });
      const found = results.parts.flatMap(({ vehicle, categories }) =>
        categories.filter(({ key }) => key === params.category).map((category) => ({ ...category, vehicle })),
      );
      if (found.length === 0) throw new ApiError('not_found');
      return found;
    },
  });

  operation(api, 'supervisorInspections.vehicleQuestions', {
    summary: 'The answers about one vehicle',
    handler: async ({ actor, params }) => {
      const results = await loadResults(api, await findRequest(api.db, actor, params.id), { audit: true });
      const part = results.parts.find(({ vehicle }) => vehicle?.id === params.vehicleId);
      if (!part) throw new ApiError('not_found');
      return part;
    },
  });

  operation(api, 'supervisorInspections.history', {
    summary: 'Every step that the request has taken, in order',
    handler: async ({ actor, params, language }) => {
      const { history } = await loadRequestView(api, actor, params.id, language);
      return history;
    },
  });
}
