import { dayMs, riyadhInstant } from '#framework/base/time/riyadhTime';
import { decideDayOff } from '../../../modules/daysOff/decideDayOff';
import { requestDayOff } from '../../../modules/daysOff/requestDayOff';
import type { DayOffPlan } from '../calendar/daysOff';
import { workingMinutesBefore } from '../calendar/workTime';
import { need } from '../demoBusiness';
import { portalAt } from './moment';
import type { Past, PastEvent } from './past';

const rejection = 'عدد المفتشين المتاحين في المنطقة لا يكفي في هذه الأيام.';

/** Inspectors ask for days off, and an admin decides two days later. */
export function daysOffEvents(past: Past, plans: readonly DayOffPlan[]): PastEvent[] {
  return plans.flatMap((plan) => eventsOf(past, plan));
}

function eventsOf({ api, tx, actors, business }: Past, plan: DayOffPlan): PastEvent[] {
  const { staff, now } = business;
  const { startsOn, endsOn, reason, status } = plan;
  const inspectorId = need(staff.inspectors.get(plan.inspector), plan.inspector).id;
  const requestedAt = Math.min(riyadhInstant(startsOn, 12).getTime() - plan.daysAgo * dayMs, now.getTime());
  const askedAt = workingMinutesBefore(new Date(requestedAt), 30);
  let id: string | undefined;
  const ask: PastEvent = {
    at: askedAt,
    async take() {
      const dayOff = { startsOn, endsOn, reason };
      ({ id } = await requestDayOff(portalAt(api, tx, askedAt), inspectorId, dayOff, 'ar'));
    },
  };
  if (status === 'pending') return [ask];
  const decidedAt = workingMinutesBefore(
    new Date(Math.min(askedAt.getTime() + 2 * dayMs, now.getTime())),
    10,
  );
  const admin = actors.of(need(staff.admins.get('admin'), 'admin').id);
  const decision =
    status === 'approved'
      ? { decision: 'approve' as const, note: null }
      : { decision: 'reject' as const, note: rejection };
  const take = async () => {
    await decideDayOff(portalAt(api, tx, decidedAt), admin, need(id, 'request for days off'), decision);
  };
  return [ask, { at: decidedAt, take }];
}
