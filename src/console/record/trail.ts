/** From which list a record was opened, and where in it. Carried in the history entry, so that a reload keeps it. */
export interface Trail {
  /** The page that holds the list, to go back to. */
  readonly from: string;
  /** The list's search, filters and order, as its address writes them. */
  readonly list: string;
  /** The record's place, from 0. */
  readonly at: number;
}

export interface TrailState {
  readonly trail: Trail;
}

/** What a history entry says of it; null for an address that was opened directly. */
export function trailOf(state: unknown): Trail | null {
  const trail = typeof state === 'object' && state !== null && 'trail' in state ? state.trail : null;
  return isTrail(trail) ? trail : null;
}

/** The address of the resource's own list: as it was left, if the record was opened from it. */
export function listBehind(trail: Trail | null, path: string): string {
  return trail && (trail.from === path || trail.from.startsWith(`${path}?`)) ? trail.from : path;
}

function isTrail(trail: unknown): trail is Trail {
  if (typeof trail !== 'object' || trail === null) return false;
  const { from, list, at } = trail as Partial<Trail>;
  return (
    typeof from === 'string' &&
    /^\/(?!\/)/.test(from) &&
    typeof list === 'string' &&
    Number.isInteger(at) &&
    Number(at) >= 0
  );
}
