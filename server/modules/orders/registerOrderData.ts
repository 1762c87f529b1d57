import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { loadRequestView } from '../requestView/loadRequestView';
import { assertService, readDraft, saveOrderDraft } from './orderDrafts';
import { readOwnBranches } from '../branches/ownBranches';
import { readOrderAgain } from './orderAgain';
import { readVehicleVisits } from './readVehicleVisits';

/** Operations by which the order wizard reads and saves its data. */
export function registerOrderData(api: AppContext): void {
  operation(api, 'orderDrafts.get', {
    summary:
      'What the wizard has gathered for a service, and a request already placed from it and not yet paid',
    handler: async ({ actor, params }) => {
      await assertService(api.db, params.serviceId);
      return readDraft(api, actor, params.serviceId);
    },
  });

  operation(api, 'orderDrafts.save', {
    summary: 'Keep what the wizard has gathered, so that it resumes on any device',
    handler: async ({ actor, params, body }) => {
      await assertService(api.db, params.serviceId);
      await saveOrderDraft(api, actor, params.serviceId, body);
      return readDraft(api, actor, params.serviceId);
    },
  });

  operation(api, 'clientInspections.orderAgain', {
    summary: 'An own request as the beginning of another order like it: only what can still be ordered',
    handler: ({ actor, params }) => readOrderAgain(api, actor, params.id),
  });

  operation(api, 'branches.listOwn', {
    summary: 'The branches that the caller may order for, the main one first',
    handler: async ({ actor, reply }) => {
      const branches = await readOwnBranches(api.db, actor);
      reply.header('x-total-count', branches.length);
      return branches;
    },
  });

  operation(api, 'clientInspections.ofVehicle', {
    summary: 'The inspections of an own vehicle, the newest first',
    handler: ({ actor, params }) => readVehicleVisits(api, actor, params.vehicleId),
  });

  operation(api, 'clientInspections.vehicles', {
    summary: 'The vehicles of a request, with their scores once the results have been sent',
    handler: async ({ actor, params, language }) => {
      const { vehicles } = await loadRequestView(api, actor, params.id, language);
      return vehicles;
    },
  });
}
