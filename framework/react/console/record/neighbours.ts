/** So many places share one reading of the list; walking through them asks nothing more. */
const reach = 50;

/** What of the list is read to know the neighbours of a place: its stretch and one record more at either end. */
export function windowAround(at: number): { readonly start: number; readonly end: number } {
  const first = Math.floor(at / reach) * reach;
  return { start: Math.max(0, first - 1), end: first + reach + 1 };
}

export interface Neighbour {
  readonly id: string;
  /** Its place in the list, from 0. */
  readonly at: number;
}

export interface Neighbours {
  /** Present position of the record; null if it is no longer in the list. */
  readonly at: number | null;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/**
 * The records before and after one, found by its id, because the list may have moved on since. What was just changed may
 * have left the list: then whatever has taken its place is the next.
 */
export function neighboursOf(ids: readonly string[], start: number, id: string, at: number): Neighbours {
  const found = ids.indexOf(id);
  const place = found === -1 ? at - start : found;
  const neighbour = (index: number): Neighbour | null => {
    const one = ids[index];
    return one === undefined ? null : { id: one, at: start + index };
  };
  return {
    at: found === -1 ? null : start + found,
    previous: neighbour(place - 1),
    next: neighbour(found === -1 ? place : place + 1),
  };
}
