import { and, lt, notInArray } from 'drizzle-orm';
import { automationRuns } from '../db/schema/automations';
import type { AppContext } from '../http/appContext';

/** Longer than what is caught up after an outage, so that nothing that was forgotten has its turn again. */
const storedMs = 90 * 86_400_000;

/** Job: deletes runs after 90 days, with what they say of people; what still waits stays. */
export async function forgetRuns({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db
    .delete(automationRuns)
    .where(
      and(
        lt(automationRuns.createdAt, new Date(clock().getTime() - storedMs)),
        notInArray(automationRuns.status, ['waiting', 'asks']),
      ),
    );
}
