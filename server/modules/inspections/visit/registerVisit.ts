import { performs } from '#domain/workflow/availableActions';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { Actor } from '#framework/server/http/actor';
import type { AppContext } from '#framework/server/http/appContext';
import { fieldError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { inspectorConflict } from '../assignment/inspectorConflict';
import type { RequestRow } from '../../../workflow/effect';
import { findRequest } from '../../requests/findRequest';
import { takeRequestStep } from '../../requestView/takeStep';
import { assertVisitSlot } from '../../scheduling/assertVisitSlot';

const moves = ['chooseVisitTime', 'changeProposal', 'reschedule'] as const;

/** Move of the visit's time that the actor and the status allow; `reschedule` where none fits, which then refuses. */
function moveOf({ role }: Pick<Actor, 'role'>, { status }: Pick<RequestRow, 'status'>): TransitionName {
  const fits = moves.find((name) => performs(name, role) && transitions[name].from.includes(status));
  return fits ?? 'reschedule';
}

/** The supervisor proposes a time; the client accepts it or says why not; either may move it later. */
export function registerVisit(api: AppContext): void {
  operation(api, 'supervisorInspections.sendDetails', {
    summary: 'Propose the time of the visit to the client',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'sendDetails',
        version: call.body.version,
        action: async (tx, request) => ({
          visitAt: await assertVisitSlot(tx, request, call.body.visitAt, api.clock(), call.language),
          visitNote: call.body.note ?? null,
        }),
      }),
  });

  operation(api, 'clientInspections.acceptDetails', {
    summary: 'Accept the proposed visit',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'acceptDetails',
        version: call.body.version,
      }),
  });

  operation(api, 'clientInspections.rejectDetails', {
    summary: 'Refuse the proposed visit and say why',
    handler: (call) =>
      takeRequestStep(api, call, { requestId: call.params.id, name: 'rejectDetails', ...call.body }),
  });

  operation(api, 'inspections.undoStart', {
    summary: 'Take back a start that was a mistake: the visit is as it was before',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'undoStart',
        ...call.body,
        action: async () => ({ startedAt: null }),
      }),
  });

  operation(api, 'clientInspections.reschedule', {
    summary:
      'Move the visit, by the client, its supervisor or operations, until 24 hours before it; a proposed time that the client moves is approved by that',
    handler: async (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: moveOf(call.actor, await findRequest(api.db, call.actor, call.params.id)),
        version: call.body.version,
        reason: call.body.reason,
        action: async (tx, request) => {
          const { visitAt: asked } = call.body;
          const { inspectorId } = request;
          // First, because it names the visit that is in the way.
          const conflict =
            inspectorId && (await inspectorConflict(tx, inspectorId, request, new Date(asked)));
          if (conflict) throw fieldError('visitAt', conflict[call.language]);
          return { visitAt: await assertVisitSlot(tx, request, asked, api.clock(), call.language) };
        },
      }),
  });
}
