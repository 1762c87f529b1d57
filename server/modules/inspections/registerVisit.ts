import { performs } from '#domain/workflow/availableActions';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { inspectorConflict } from './assignment/inspectorConflict';
import type { RequestRow } from '../../workflow/effect';
import { findRequest } from '../requests/findRequest';
import { loadRequestView, takeRequestStep } from '../requestView/loadRequestView';
import { assertVisitSlot } from '../scheduling/assertVisitSlot';
import { performTransition } from '../../workflow/performTransition';

const moves = ['chooseVisitTime', 'changeProposal', 'reschedule'] as const;

/** Step to change the visit's time that the actor and the status allow; without one, `reschedule`, which then refuses. */
function moveOf({ role }: Pick<Actor, 'role'>, { status }: Pick<RequestRow, 'status'>): TransitionName {
  const fits = moves.find((name) => performs(name, role) && transitions[name].from.includes(status));
  return fits ?? 'reschedule';
}

/**
 * Registers agreeing on a visit time: the supervisor proposes, the client accepts or rejects with a reason, and either may
 * change it later.
 */
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
          // Checked first, because this refusal names the conflicting visit.
          const conflict =
            inspectorId && (await inspectorConflict(tx, inspectorId, request, new Date(asked)));
          if (conflict) throw fieldError('visitAt', conflict[call.language]);
          return { visitAt: await assertVisitSlot(tx, request, asked, api.clock(), call.language) };
        },
      }),
  });
}

/**
 * Lets an inspector bring a visit forward to this moment, recorded in the history: somebody who tries the sandbox cannot wait
 * days for its time. With real services there is no such operation.
 */
export function registerSandboxVisits(api: AppContext): void {
  operation(api, 'sandbox.bringVisitForward', {
    summary: 'In the sandbox alone: the visit takes place now instead of at its planned time',
    handler: async ({ actor, params, body, language }) => {
      if (!api.config.sandbox) throw new ApiError('not_found');
      const { id } = await findRequest(api.db, actor, params.id);
      await performTransition(api, {
        requestId: id,
        name: 'bringForward',
        actor: null,
        ...body,
        action: async () => ({ visitAt: api.clock() }),
      });
      return loadRequestView(api, actor, id, language);
    },
  });
}
