import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';

/** Steps that send a request back to somebody: what they say is what the next decision answers. */
const sendBack: readonly TransitionName[] = [
  'rejectDetails',
  'requestContractChange',
  'rejectPayment',
  'rejectNextPayment',
  'returnForm',
  'undoStart',
];
/** Steps that answer a return although the status stays. */
const answers: readonly TransitionName[] = ['pay', 'payNext'];

export type ReasonEntry = RequestView['history'][number];

/** The rejection or return that still waits for an answer, with its reason; null where the last word was another. */
export function standingReason({ history }: Pick<RequestView, 'history'>): ReasonEntry | null {
  for (const entry of history.toReversed()) {
    if (sendBack.includes(entry.transition)) return entry.reason ? entry : null;
    if (entry.from !== entry.to || answers.includes(entry.transition)) return null;
  }
  return null;
}
