/** Every job of the library. */
export type TaskName =
  | 'forgetLiveEvents'
  | 'deliverWebhooks'
  | 'forgetDeliveries'
  | 'startAutomations'
  | 'runAutomations'
  | 'forgetRuns';
