import type { Field } from '#framework/schema/field';
import { type ListState, parseListAddress, writeListAddress } from '../query/listAddress';

/** A list that a person has named: the address keeps everything that decides what it shows. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The query of the address, without its question mark. */
  readonly address: string;
  /** Seen by the whole team. */
  readonly shared?: boolean;
  /** The reader's own to change; false for the views that come with the list, and what others share. */
  readonly own?: boolean;
}

type Fields = Readonly<Record<string, Field>>;

/** What is kept of a list when it is saved: neither the page that happens to be open nor another view's id. */
export function viewAddress(state: ListState): string {
  return writeListAddress({ ...state, page: 1, view: null, deleted: false }).toString();
}

/** The list as the view has it. A field that is no longer there is left out of it, as out of any address. */
export function stateOfView(view: SavedView, fields: Fields): ListState {
  return {
    ...parseListAddress(new URLSearchParams(view.address), fields),
    page: 1,
    view: view.id,
    deleted: false,
  };
}

/** Whether a list still shows what its view was saved as; the order in which filters were chosen says nothing. */
export function isSameView(state: ListState, view: SavedView, fields: Fields): boolean {
  return ordered(viewAddress(state)) === ordered(viewAddress(stateOfView(view, fields)));
}

function ordered(address: string): string {
  const parameters = new URLSearchParams(address);
  parameters.sort();
  return parameters.toString();
}
