import { eq } from 'drizzle-orm';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { compile } from '#framework/server/resources/compile';
import { readRecords } from '#framework/server/resources/records';
import { updateRecord } from '#framework/server/resources/changeRecord';
import { quoteFor } from '../orders/quoteFor';
import { warmDrawing } from '../templatePreviews/warmDrawing';
import { readDropdown } from './readDropdown';

/** Operations on services beyond their declaration and the order itself. */
export function registerServices(api: AppContext): void {
  operation(api, 'services.deactivate', {
    summary: 'Offer a service no longer; requests that were placed go on',
    handler: async ({ actor, language, params }) => {
      const resource = resources.services;
      const [service] = await readRecords(api, api.db, resource, actor, eq(compile(resource).id, params.id));
      if (!service) throw new ApiError('not_found');
      if (service['active'] === false) return service;
      const input = { version: service.version, active: false };
      return updateRecord(api, { resource, actor, language }, params.id, input);
    },
  });

  operation(api, 'services.clientPrice', {
    summary:
      'What a service or one of its packages costs for the caller’s own branch or vehicles; orders nothing',
    handler: ({ actor, params, body, language }) => {
      // Nobody waits for it: an order takes longer to fill in.
      void warmDrawing(api.clock()).catch((error: unknown) => api.app.log.error(error));
      return quoteFor(api, actor, { ...body, serviceId: params.id }, language);
    },
  });

  operation(api, 'services.clientDropdown', {
    summary: 'Services that can be ordered, to choose from',
    handler: ({ language }) => readDropdown(api.db, language),
  });
}
