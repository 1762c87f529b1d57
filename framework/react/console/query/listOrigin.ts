import { isRecord } from '#framework/base/objects';
/** From which list a record was opened, and where in it. Carried in the history entry, so that a reload keeps it. */
export interface ListOrigin {
  /** The page that holds the list, to go back to. */
  readonly from: string;
  /** The list's search, filters and order, as its address writes them. */
  readonly list: string;
  /** The record's place, from 0. */
  readonly at: number;
}

export interface ListOriginState {
  readonly origin: ListOrigin;
}

/** What a history entry says of it; null for an address that was opened directly. */
export function listOriginOf(state: unknown): ListOrigin | null {
  const origin = typeof state === 'object' && state !== null && 'origin' in state ? state.origin : null;
  return isListOrigin(origin) ? origin : null;
}

/** The address of the resource's own list: as it was left, if the record was opened from it. */
export function listBehind(origin: ListOrigin | null, path: string): string {
  return origin && (origin.from === path || origin.from.startsWith(`${path}?`)) ? origin.from : path;
}

function isListOrigin(origin: unknown): origin is ListOrigin {
  if (!isRecord(origin)) return false;
  const { from, list, at } = origin;
  return (
    typeof from === 'string' &&
    /^\/(?!\/)/.test(from) &&
    typeof list === 'string' &&
    Number.isInteger(at) &&
    Number(at) >= 0
  );
}
