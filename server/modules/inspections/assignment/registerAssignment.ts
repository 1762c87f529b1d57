import type { z } from 'zod';
import type { Body } from 'sijil/contract/exchange';
import type { requestView } from '#domain/api/requestViews';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { loadRequestView, takeRequestStep } from '../../requestView/loadRequestView';
import { findRequest } from '../../requests/findRequest';
import { assignInspector, assignSupervisor, type Caller } from './assign';
import { loadInspectorCandidates, loadSupervisorCandidates } from './loadCandidates';
import { bestOfEach, candidatesForMany, rankInspectors, rankSupervisors } from './rankCandidates';
import type { BulkResult } from 'sijil/contract/consoleViews';
import type { Language } from 'sijil/base/i18n/localized';
import { ApiError } from 'sijil/server/http/apiError';

export function registerAssignment(api: AppContext): void {
  registerOne(api);
  registerMany(api);
}

function registerOne(api: AppContext): void {
  operation(api, 'inspections.supervisorCandidates', {
    summary: 'Supervisors who could take the request, the best first, with the reasons',
    handler: async ({ actor, params }) =>
      loadSupervisorCandidates(api.db, await findRequest(api.db, actor, params.id)),
  });

  operation(api, 'inspections.inspectorCandidates', {
    summary: 'The inspectors of the request’s supervisor, the best first, with the reasons',
    handler: async ({ actor, params }) =>
      loadInspectorCandidates(api.db, await findRequest(api.db, actor, params.id), api.clock()),
  });

  operation(api, 'adminInspections.assignSupervisor', {
    summary: 'Give the request to a supervisor, or to another one',
    handler: async (call): Promise<z.output<typeof requestView>> => {
      const { version, supervisorId: personId, choice } = call.body;
      await assignSupervisor(api, call, { requestId: call.params.id, version, personId, choice });
      return loadRequestView(api, call.actor, call.params.id, call.language);
    },
  });

  operation(api, 'supervisorInspections.assignInspector', {
    summary: 'Give the visit to an inspector of the own team who is free at that time, or to another one',
    handler: (call) => giveToInspector(api, call),
  });

  operation(api, 'adminInspections.assignInspector', {
    summary: 'Give the visit to an inspector of its supervisor’s team, who is notified, or to another one',
    handler: (call) => giveToInspector(api, call),
  });

  operation(api, 'adminInspections.unassignSupervisor', {
    summary:
      'Take the request back from its supervisor before a visit was proposed; it waits for another one',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'unassignSupervisor',
        ...call.body,
        action: async () => ({ supervisorId: null }),
      }),
  });

  operation(api, 'inspections.unassignInspector', {
    summary: 'Take the visit back from its inspector before it has begun; it keeps its time',
    handler: (call) =>
      takeRequestStep(api, call, {
        requestId: call.params.id,
        name: 'unassignInspector',
        ...call.body,
        action: async () => ({ inspectorId: null }),
      }),
  });
}

async function giveToInspector(
  api: AppContext,
  call: Caller & {
    readonly actor: Actor;
    readonly params: { readonly id: string };
    readonly body: Body<'adminInspections.assignInspector'>;
  },
): Promise<z.output<typeof requestView>> {
  const { version, inspectorId: personId, choice } = call.body;
  await assignInspector(api, call, { requestId: call.params.id, version, personId, choice });
  return loadRequestView(api, call.actor, call.params.id, call.language);
}

function registerMany(api: AppContext): void {
  operation(api, 'inspections.supervisorsForMany', {
    summary: 'Supervisors for several requests at once: how many of them each is fit for, the best first',
    handler: ({ actor, query }) =>
      candidatesForMany(api.db, actor, query.ids.split(','), (request) =>
        loadSupervisorCandidates(api.db, request),
      ),
  });

  operation(api, 'inspections.supervisorOfEach', {
    summary: 'The best supervisor of each of several requests, with the reasons',
    handler: ({ actor, query }) =>
      bestOfEach(api.db, actor, query.ids.split(','), {
        candidatesOf: (request) => loadSupervisorCandidates(api.db, request),
        rank: rankSupervisors,
        makeVisits: false,
      }),
  });

  operation(api, 'inspections.inspectorOfEach', {
    summary: 'The best inspector of each of several visits, with the reasons',
    handler: ({ actor, query }) =>
      bestOfEach(api.db, actor, query.ids.split(','), {
        candidatesOf: (request) => loadInspectorCandidates(api.db, request, api.clock()),
        rank: rankInspectors,
        makeVisits: true,
      }),
  });

  operation(api, 'inspections.inspectorsForMany', {
    summary: 'Own inspectors for several visits at once: how many of them each is fit for, the best first',
    handler: ({ actor, query }) =>
      candidatesForMany(api.db, actor, query.ids.split(','), (request) =>
        loadInspectorCandidates(api.db, request, api.clock()),
      ),
  });

  operation(api, 'adminInspections.assignSupervisors', {
    summary: 'Give several requests to one supervisor; each by itself, and says what came of each',
    handler: (call) => {
      const { supervisorId: personId, choice, items } = call.body;
      return assignMany(call, items, ({ id, version }) =>
        assignSupervisor(api, call, { requestId: id, version, personId, choice }),
      );
    },
  });

  operation(api, 'adminInspections.assignInspectors', {
    summary:
      'Give several visits to one inspector of their supervisor’s team; each by itself, and says what came of each',
    handler: (call) => giveManyToInspector(api, call),
  });

  operation(api, 'supervisorInspections.assignInspectors', {
    summary:
      'Give several visits to one inspector of the own team; each by itself, and says what came of each',
    handler: (call) => giveManyToInspector(api, call),
  });
}

function giveManyToInspector(
  api: AppContext,
  call: Caller & { readonly body: Body<'adminInspections.assignInspectors'> },
): Promise<BulkResult[]> {
  const { inspectorId: personId, choice, items } = call.body;
  return assignMany(call, items, ({ id, version }) =>
    assignInspector(api, call, { requestId: id, version, personId, choice }),
  );
}

interface Item {
  readonly id: string;
  readonly version: number;
}

/**
 * Assigns requests one by one, each as if alone: in a separate transaction, under the same locks and rules, so that a refused
 * one leaves nothing half-written and does not prevent the others.
 */
async function assignMany(
  { language }: { readonly language: Language },
  items: readonly Item[],
  assign: (item: Item) => Promise<void>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const item of items) {
    try {
      await assign(item);
      results.push({ id: item.id, ok: true });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const reasons = Object.values(error.fields ?? {}).flat();
      const message = reasons.length > 0 ? reasons.join(' ') : error.messageIn(language);
      results.push({ id: item.id, ok: false, code: error.code, message });
    }
  }
  return results;
}
