import { and, lt, notInArray } from 'drizzle-orm';
import { runDays } from '#framework/schema/automations/runDays';
import { automationRuns } from '../db/schema/automations';
import type { AppContext } from '../http/appContext';
import { deleteRows } from '../retention/deleteRows';

/** Deletes runs by their age, with what they say of people; what still waits stays. Returns how many. */
export function forgetRuns({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - runDays * 86_400_000);
  return deleteRows(
    db,
    automationRuns,
    and(lt(automationRuns.createdAt, before), notInArray(automationRuns.status, ['waiting', 'asks'])),
  );
}
