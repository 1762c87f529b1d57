import { dayMs } from '#framework/base/time/riyadhTime';
import type { Transaction } from '#framework/server/db/connect';
import { inspectorReviews } from '../../db/schema/requests';
import { workingMinutesBefore } from './calendar/workTime';
import { texts } from './data/texts';
import { need, type DemoBusiness } from './demoBusiness';

/** Each supervisor has rated the inspectors of their team in the last months, but for the newest of them. */
export async function insertInspectorReviews(tx: Transaction, { staff, now }: DemoBusiness): Promise<void> {
  const rated = [...staff.inspectors.values()].slice(0, -1);
  await tx.insert(inspectorReviews).values(
    rated.map(({ id, supervisor }, index) => ({
      inspectorId: id,
      supervisorId: need(staff.supervisors.get(supervisor), supervisor).id,
      rating: 3 + (index % 3),
      comment: texts.inspectorReviews[index % texts.inspectorReviews.length] ?? null,
      createdAt: workingMinutesBefore(new Date(now.getTime() - (20 + 9 * index) * dayMs), 30),
    })),
  );
}
