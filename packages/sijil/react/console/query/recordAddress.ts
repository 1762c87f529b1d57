import { useLocation, useNavigate } from 'react-router';
import { fillAddress } from 'sijil/schema/generatedScreens';
import { type Resource, screenPath } from 'sijil/schema/resource';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { isRecord } from 'sijil/base/objects';

/** Address of a record of a list: the first of the list's own addresses that it can fill, or the page of its resource. */
export function recordAddress(
  {
    resource,
    rowPath = [],
  }: { readonly resource: Resource; readonly rowPath?: readonly string[] | undefined },
  record: ConsoleRecord,
): string {
  return filledPath(rowPath, record) ?? `${screenPath(resource)}/${record.id}`;
}

/** Fills the first pattern (`/client/requests/:branchId/:id`) for which the record has every part; null if there is none. */
export function filledPath(patterns: readonly string[], record: ConsoleRecord): string | null {
  for (const pattern of patterns) {
    const path = fillAddress(pattern, record);
    if (path !== null) return path;
  }
  return null;
}

/** List that a record was opened from, and its position in it. Stored in the history entry, so that it survives a reload. */
export interface ListOrigin {
  /** Address of the page with the list, to return to. */
  readonly from: string;
  /** Search, filters and sort order of the list, in the form of its address. */
  readonly list: string;
  /** Position of the record in the list, from 0. */
  readonly at: number;
}

export interface ListOriginState {
  readonly origin: ListOrigin;
}

/** Reads the list's origin from a history entry; null for an address that was opened directly. */
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

/** History state for the step from a record's page to its form: the page is the previous history entry. */
export const fromRecordPage = { fromRecordPage: true } as const;

/** Back from a record's form to its page, without leaving the form in the history for «back» to open again. */
export function useReturnToRecord(path: string): () => Promise<void> {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isBehind = typeof state === 'object' && state !== null && 'fromRecordPage' in state;
  return async () => {
    if (isBehind) await navigate(-1);
    else await navigate(path, { replace: true, state });
  };
}
