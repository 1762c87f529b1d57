import { automationQueue } from '../events/automationEvents';
import { resourceNamed } from '#app/resources';
import type { AppContext } from '../http/appContext';
import { activeAutomations } from './automationRow';
import { indexWatchedDates } from './indexWatchedDates';
import { startDueRuns } from './startDueRuns';

/** Lines of a job schedule: each minute what waited, each quarter of an hour what dates and schedules ask for. */
export const automationSchedule = [
  {
    task: 'runAutomations',
    match: '* * * * *',
    options: { queueName: automationQueue, jobKey: 'runAutomations' },
  },
  { task: 'startAutomations', match: '*/15 * * * *' },
] as const;

/** Job: begins what dates and schedules ask for, by an index of each date that is watched. */
export async function startAutomations(api: AppContext): Promise<void> {
  if (!resourceNamed('automations')) return;
  await indexWatchedDates(api, await activeAutomations(api.db)).catch((error: unknown) =>
    api.app.log.error({ err: error }, 'the dates that automations watch could not be indexed'),
  );
  await startDueRuns(api);
}
