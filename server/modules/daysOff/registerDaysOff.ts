import { z } from 'zod';
import { dayOffDecisionBody } from '#domain/requests/dayOffDecision';
import type { Api } from '../../http/api';
import { operation } from '../../http/operation';
import { decideDayOff } from './decideDayOff';

export function registerDaysOff(api: Api): void {
  operation(api, 'daysOff.decide', {
    summary: "Approve or reject an inspector's request for days off; a rejection needs its reason",
    params: z.object({ id: z.uuid() }),
    body: dayOffDecisionBody,
    response: z.object({ id: z.string(), status: z.enum(['pending', 'approved', 'rejected']) }),
    handler: ({ actor, params: { id }, body }) => decideDayOff(api, actor, id, body),
  });
}
