import { deliveryQueue } from '../events/recordEvent';

/** Line of a job schedule: looks each minute for events whose next attempt is due. */
export const deliveriesEveryMinute = {
  task: 'deliverWebhooks',
  match: '* * * * *',
  options: { queueName: deliveryQueue, jobKey: 'deliverWebhooks' },
} as const;
