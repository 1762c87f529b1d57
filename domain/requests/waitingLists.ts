import type { ListFilters } from '#framework/schema/declaredList';
import { transitions } from '../workflow/requestWorkflow';

const statusesOf = (name: 'uploadContract' | 'submitCorrectiveActions') => transitions[name].from.join(',');

/** List of requests as its address asks for it; its figure counts the same filter. */
interface WaitingList {
  readonly filter: ListFilters;
  readonly sort: 'statusSince' | 'cancelAskedSince' | 'receiptSince' | 'correctionsDueAt';
}

/** Lists of requests that wait for a decision of staff: each list's filter defines its figure. */
export const waitingLists = {
  /** Paid, and nobody looks after it yet. */
  unassigned: { filter: { status_in: 'payment_completed' }, sort: 'statusSince' },
  /** A bank transfer waits for finance. */
  transfers: { filter: { receiptSince_null: 'false' }, sort: 'receiptSince' },
  /** The client asks to cancel what was paid. */
  cancellations: { filter: { cancelAskedSince_null: 'false' }, sort: 'cancelAskedSince' },
  /** A contract has to be written or changed. */
  contracts: { filter: { status_in: statusesOf('uploadContract') }, sort: 'statusSince' },
  /** The client has corrections to make. */
  corrections: { filter: { status_in: statusesOf('submitCorrectiveActions') }, sort: 'correctionsDueAt' },
} as const satisfies Record<string, WaitingList>;

export type WaitingListName = keyof typeof waitingLists;
