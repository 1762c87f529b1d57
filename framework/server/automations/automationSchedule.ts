import { automationQueue } from '../events/automationEvents';

/** Lines of a job schedule: each minute what waited, each quarter of an hour what dates and schedules ask for. */
export const automationSchedule = [
  {
    task: 'runAutomations',
    match: '* * * * *',
    options: { queueName: automationQueue, jobKey: 'runAutomations' },
  },
  { task: 'startAutomations', match: '*/15 * * * *' },
] as const;
