import { dayMs, riyadhInstant } from '#domain/scheduling/riyadhTime';
import type { Transaction } from '../../db/connect';
import { dayOffRequests } from '../../db/schema/requests';
import type { DayOffPlan } from './calendar/daysOff';
import { workingMinutesBefore } from './calendar/workTime';
import { need, type World } from './world';

const rejection = 'عدد المفتشين المتاحين في المنطقة لا يكفي في هذه الأيام.';

export async function insertDaysOff(
  tx: Transaction,
  { staff, now }: World,
  plans: readonly DayOffPlan[],
): Promise<void> {
  const decider = need(staff.admins.get('operations'), 'operations');
  await tx.insert(dayOffRequests).values(
    plans.map(({ inspector, startsOn, endsOn, reason, status, asked }) => {
      const at = Math.min(riyadhInstant(startsOn, 12).getTime() - asked * dayMs, now.getTime());
      const createdAt = workingMinutesBefore(new Date(at), 30);
      const decided = new Date(Math.min(createdAt.getTime() + 2 * dayMs, now.getTime()));
      return {
        ...{ startsOn, endsOn, reason, status },
        inspectorId: need(staff.inspectors.get(inspector), inspector).id,
        decidedById: status === 'pending' ? null : decider.id,
        decidedAt: status === 'pending' ? null : workingMinutesBefore(decided, 10),
        decisionNote: status === 'rejected' ? rejection : null,
        createdAt,
      };
    }),
  );
}
