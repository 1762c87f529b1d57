import { createContext } from 'react';
import { type ListLook, type ListRead, type ListState } from '#framework/schema/lists/listState';

/** The list of a page in the query of its address. */
export interface ListAddressing {
  readonly read: (search: string) => ListState;
  /** The query that shows a list; `search` is the present one. */
  readonly write: (search: string, list: ListRead & Partial<ListLook>) => string;
  /** Tells what Refine's table knows nothing of, before it writes its next step. */
  readonly tell: (look: ListLook) => void;
  /** Keeps a look in this browser, for every bare address of the list. */
  readonly remember: (look: ListLook) => void;
}

/** Given by a page that has a list; without it the address says nothing of a table. */
export const ListAddressing = createContext<ListAddressing | null>(null);

/** Marks, in the state of the history, an address that the table has written itself. */
export const ownStep = { ownStep: true };

export function isOwnStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ownStep' in state && state.ownStep === true;
}
