import { and, asc, eq, lte } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import { automationRuns } from '../db/schema/automations';
import { queueAutomations } from '../events/automationEvents';
import type { AppContext } from '../http/appContext';
import { performRun } from './performRun';

/** Time in milliseconds after which a round begins no run: the next round takes up what is left. */
const roundMs = 10_000;
const batch = 100;

/** Job: does what automations have to do, at each event and every minute for what waited. Killed, it leaves the rest for the next. */
export async function runAutomations(api: AppContext): Promise<void> {
  if (!resourceNamed('automations')) return;
  const until = performance.now() + roundMs;
  for (;;) {
    const due = await api.db
      .select({ id: automationRuns.id })
      .from(automationRuns)
      .where(and(eq(automationRuns.status, 'waiting'), lte(automationRuns.nextAt, api.clock())))
      .orderBy(asc(automationRuns.nextAt), asc(automationRuns.id))
      .limit(batch);
    if (due.length === 0) return;
    for (const { id } of due) {
      if (performance.now() > until) return queueAutomations(api.db);
      await performRun(api, id);
    }
  }
}
