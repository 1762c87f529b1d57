import { z } from 'zod';
import { quoteView, serviceView } from '#domain/api/orderViews';
import { quoteBody } from '#domain/requests/bodies';
import type { Api } from '../../http/api';
import { ApiError } from '../../http/apiError';
import { operation } from '../../http/operation';
import { quoteFor } from './quoteFor';
import { readServices } from './readServices';

/** What is on offer and what it costs. */
export function registerQuotes(api: Api): void {
  operation(api, 'services.list', {
    summary: 'Services on offer, with what the company still holds of their packages',
    response: z.array(serviceView),
    handler: async ({ actor, reply }) => {
      const found = await readServices(api, actor);
      reply.header('x-total-count', found.length);
      return found;
    },
  });

  operation(api, 'services.get', {
    summary: 'A service with its packages, steps and order questions',
    params: z.object({ id: z.uuid() }),
    response: serviceView,
    handler: async ({ actor, params }) => {
      const [service] = await readServices(api, actor, params.id);
      if (!service) throw new ApiError('not_found');
      return service;
    },
  });

  operation(api, 'clientInspections.quote', {
    summary: 'What an order would cost and when it would be paid; orders nothing',
    body: quoteBody,
    response: quoteView,
    handler: ({ actor, body, language }) => quoteFor(api, actor, body, language),
  });
}
