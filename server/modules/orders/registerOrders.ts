import type { FastifyRequest } from 'fastify';
import type { AppContext } from 'sijil/server/http/appContext';
import { idempotencyHeaders, idempotencyKeyOf } from 'sijil/server/http/requestInput';
import { operation } from 'sijil/server/http/operation';
import { loadRequestView, takeRequestStep } from '../requestView/loadRequestView';
import { orderReinspection } from './placeOrder';
import { orderCustom, type Orderer, orderService } from './orderRequest';
import { redeemBalance } from './redeemBalance';
import { registerOrderData } from './registerOrderData';
import { ApiError } from 'sijil/server/http/apiError';
import { quoteFor } from './quoteFor';
import { readServices } from './readServices';
import { transitions } from '#domain/workflow/requestWorkflow';
import { declineAsk, openAsk } from '../cancellations/cancellations';
import { findRequest } from '../requests/findRequest';

/** Registers operations on services, offers and their prices. */
function registerQuotes(api: AppContext): void {
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

/** Registers ordering: offers, quotes, placing an order, and cancelling it before payment. */
export function registerOrders(api: AppContext): void {
  registerQuotes(api);
  registerOrderData(api);

  operation(api, 'clientInspections.request', {
    summary: 'Order a service; its contract is sent at once unless an admin reviews it first',
    status: 201,
    headers: idempotencyHeaders,
    handler: async (call) =>
      loadRequestView(api, call.actor, await orderService(api, ordererOf(call), call.body), call.language),
  });

  operation(api, 'clientInspections.requestCustom', {
    summary: 'Describe what no package covers; an admin answers with a priced contract',
    status: 201,
    headers: idempotencyHeaders,
    handler: async (call) =>
      loadRequestView(api, call.actor, await orderCustom(api, ordererOf(call), call.body), call.language),
  });

  operation(api, 'clientInspections.redeem', {
    summary: 'Order out of packages that are already paid, for one branch or several at once',
    status: 201,
    headers: idempotencyHeaders,
    handler: async (call) =>
      loadRequestView(api, call.actor, await redeemBalance(api, ordererOf(call), call.body), call.language),
  });

  operation(api, 'clientInspections.orderReinspection', {
    summary:
      'Order a visit that inspects again only what an earlier one found wanting; answers the new request',
    status: 201,
    handler: async (call) =>
      loadRequestView(api, call.actor, await orderReinspection(api, call, call.params.id), call.language),
  });
}

/** Orders with the same Idempotency-Key are placed once, and repeats get the same answer. */
function ordererOf({ actor, language, request }: Orderer & { readonly request: FastifyRequest }): Orderer {
  return { actor, language, key: idempotencyKeyOf(request) };
}

/**
 * Registers a client's ways to cancel an order: directly, before it is paid or a balance's visit is planned; later by
 * request.
 */
export function registerCancelling(api: AppContext): void {
  operation(api, 'clientInspections.cancel', {
    summary: 'Take an order back before it is paid, or a visit of a balance before it has a supervisor',
    handler: async (call) => {
      const { status } = await findRequest(api.db, call.actor, call.params.id);
      const name = transitions.releaseVisit.from.includes(status) ? 'releaseVisit' : 'withdraw';
      return takeRequestStep(api, call, { requestId: call.params.id, name, ...call.body });
    },
  });

  operation(api, 'clientInspections.askToCancel', {
    summary: 'Ask operations to cancel a paid order, and say why',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'askToCancel',
        ...call.body,
        action: (tx, request) =>
          openAsk(tx, request, { reason: call.body.reason, by: call.actor.userId, at: api.clock() }),
      }),
  });

  operation(api, 'adminInspections.declineCancellation', {
    summary: 'Keep an order that its client asked to cancel, and say why',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'declineCancellation',
        ...call.body,
        action: (tx, request) =>
          declineAsk(tx, request, { reason: call.body.reason, by: call.actor.userId, at: api.clock() }),
      }),
  });
}
