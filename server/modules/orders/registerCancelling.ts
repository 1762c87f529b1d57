import { transitions } from '#domain/workflow/requestWorkflow';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { declineAsk, openAsk } from '../cancellations/cancellationAsks';
import { findRequest } from '../requests/findRequest';
import { takeStep } from '../requestView/takeStep';

/**
 * Ways for a client to cancel an order: by themselves before it is paid or a balance's visit is planned, else by
 * asking.
 */
export function registerCancelling(api: AppContext): void {
  operation(api, 'clientInspections.cancel', {
    summary: 'Take an order back before it is paid, or a visit of a balance before it has a supervisor',
    handler: async (call) => {
      const { status } = await findRequest(api.db, call.actor, call.params.id);
      const name = transitions.releaseVisit.from.includes(status) ? 'releaseVisit' : 'withdraw';
      return takeStep(api, call, { requestId: call.params.id, name, ...call.body });
    },
  });

  operation(api, 'clientInspections.askToCancel', {
    summary: 'Ask operations to cancel a paid order, and say why',
    handler: (call) =>
      takeStep(api, call, {
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
      takeStep(api, call, {
        requestId: call.params.id,
        name: 'declineCancellation',
        ...call.body,
        action: (tx, request) =>
          declineAsk(tx, request, { reason: call.body.reason, by: call.actor.userId, at: api.clock() }),
      }),
  });
}
