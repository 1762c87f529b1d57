import type { ListFilters } from 'sijil/schema/declaredList';
import { transitions } from '../workflow/requestWorkflow';

const statusesOf = (name: 'writeContract' | 'submitCorrectiveActions') => transitions[name].from.join(',');

/** List of requests, by the filter in its address; its figure counts the same filter. */
export interface WaitingList {
  readonly filter: ListFilters;
  readonly sort: 'statusSince' | 'cancelAskedSince' | 'receiptSince' | 'correctionsDueAt';
  /** Columns, where the usual ones would be empty. */
  readonly columns?: readonly string[];
}

/** Lists of requests that wait for a decision of staff: each list's filter defines its figure. */
export const waitingLists = {
  /** Paid requests without a supervisor. */
  unassigned: {
    filter: { status_in: 'payment_completed' },
    sort: 'statusSince',
    // Its name says the status.
    columns: ['code', 'clientId', 'serviceId'],
  },
  /** Requests with a bank transfer that waits for finance. */
  transfers: { filter: { receiptSince_null: 'false' }, sort: 'receiptSince' },
  /** Paid requests that the client asks to cancel. */
  cancellations: {
    filter: { cancelAskedSince_null: 'false' },
    sort: 'cancelAskedSince',
    columns: ['code', 'clientId', 'serviceId', 'status', 'total', 'cancelAskedSince'],
  },
  /** Requests whose contract must be written or changed. */
  contracts: { filter: { status_in: statusesOf('writeContract') }, sort: 'statusSince' },
  /** Requests with corrections that the client must make. */
  corrections: { filter: { status_in: statusesOf('submitCorrectiveActions') }, sort: 'correctionsDueAt' },
} as const satisfies Record<string, WaitingList>;

export type WaitingListName = keyof typeof waitingLists;
