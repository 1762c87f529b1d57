import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { quoteFor } from './quoteFor';
import { readServices } from './readServices';

/** Operations on services, offers and their prices. */
export function registerQuotes(api: AppContext): void {
  operation(api, 'services.offers', {
    summary: 'Services on offer with their prices, for whoever has not registered yet',
    rateLimit: { max: 120, timeWindow: '1 minute' },
    handler: () => readServices(api, null),
  });

  operation(api, 'services.list', {
    summary: 'Services on offer, with what the company still holds of their packages',
    handler: async ({ actor, reply }) => {
      const found = await readServices(api, actor);
      reply.header('x-total-count', found.length);
      return found;
    },
  });

  operation(api, 'services.get', {
    summary: 'A service with its packages, steps and order questions',
    handler: async ({ actor, params }) => {
      const [service] = await readServices(api, actor, params.id);
      if (!service) throw new ApiError('not_found');
      return service;
    },
  });

  operation(api, 'clientInspections.quote', {
    summary: 'What an order would cost and when it would be paid; orders nothing',
    handler: ({ actor, body, language }) => quoteFor(api, actor, body, language),
  });
}
