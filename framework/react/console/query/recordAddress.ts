import { useLocation, useNavigate } from 'react-router';
import { fillAddress } from '#framework/schema/generatedScreens';
import { type Resource, screenPath } from '#framework/schema/resource';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { isRecord } from '#framework/base/objects';

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

/** The first of the patterns (`/client/requests/:branchId/:id`) whose parts the record all has, filled with them. */
export function filledPath(patterns: readonly string[], record: ConsoleRecord): string | null {
  for (const pattern of patterns) {
    const path = fillAddress(pattern, record);
    if (path !== null) return path;
  }
  return null;
}

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

/** Goes along from a record's page to its form: the page lies right behind it in the history. */
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
