import type { Options } from 'sijil/schema/kinds/choice';
import { keysOf } from 'sijil/base/objects';

/** States of a client's request to cancel a paid order. */
export const cancellationStates = {
  open: { ar: 'قيد المراجعة', en: 'Under review', tone: 'warning' },
  declined: { ar: 'رُفض', en: 'Declined', tone: 'danger' },
  granted: { ar: 'قُبل وأُلغي الطلب', en: 'Accepted, the request is cancelled', tone: 'success' },
} as const satisfies Options;

export type CancellationState = keyof typeof cancellationStates;
export const cancellationStateNames = keysOf(cancellationStates);
