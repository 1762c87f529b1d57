import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { decideDayOff } from './decideDayOff';

export function registerDaysOff(api: AppContext): void {
  operation(api, 'daysOff.decide', {
    summary: "Approve or reject an inspector's request for days off; a rejection needs its reason",
    handler: ({ actor, params: { id }, body }) => decideDayOff(api, actor, id, body),
  });
}
