import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Resource, screenPath } from 'sijil/schema/resource';
import type { CallError } from 'sijil/react/providers/apiError';
import { recordCalls } from 'sijil/react/providers/recordCalls';
import { useSession } from 'sijil/react/providers/session';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { listParameters, parseListAddress } from 'sijil/schema/lists/listAddress';
import type { ListOrigin } from '../query/recordAddress';
import { filterFields } from 'sijil/schema/lists/filterFields';
import { fieldsReadBy } from '../visibleFields';
import { useLocation, useNavigate } from 'react-router';
import { lastOpened, useShortcut } from '../keys/useListKeys';

/** Number of positions that share one read of the list; stepping through them makes no further call. */
const reach = 50;

/** Returns the range of the list to read for a position's neighbours: its block of positions, and one record at each end. */
export function windowAround(at: number): { readonly start: number; readonly end: number } {
  const first = Math.floor(at / reach) * reach;
  return { start: Math.max(0, first - 1), end: first + reach + 1 };
}

interface Neighbour {
  readonly id: string;
  /** Position in the list, from 0. */
  readonly at: number;
}

interface Neighbours {
  /** Present position of the record; null if it is no longer in the list. */
  readonly at: number | null;
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

/**
 * Returns the records before and after one. It is found by its id, because the list may have changed since. A record that was
 * just changed may have left the list: the record at its former position is then the next one.
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

interface Stretch {
  readonly records: readonly ConsoleRecord[];
  readonly total: number;
}

const windowsOf = (resource: Resource) => ['stretch', resource.name];

/** The records before and after one in the list that it was opened from; null until they are known. */
function useNeighbours(resource: Resource, id: string, origin: ListOrigin) {
  const role = useSession((session) => session.user?.role ?? null);
  const parameters = useMemo(
    () =>
      listParameters(
        parseListAddress(
          new URLSearchParams(origin.list),
          filterFields(resource, fieldsReadBy(resource, role), role),
        ),
      ),
    [resource, role, origin.list],
  );
  const [around, setAround] = useState(origin.at);
  const { start, end } = windowAround(around);
  const { data } = useQuery<Stretch, CallError>({
    queryKey: [...windowsOf(resource), parameters, start],
    // The range starts one record before a page, so Refine's pagination cannot express it.
    queryFn: ({ signal }) =>
      recordCalls.stretch(resource, { ...parameters, _start: start, _end: end }, signal),
  });
  if (!data) return null;
  const ids = data.records.map((record) => record.id);
  const found = neighboursOf(ids, start, id, origin.at);
  // The list has grown or shrunk since: the record is at the edge of the rows that were read.
  if (found.at !== null && windowAround(found.at).start !== start) setAround(found.at);
  return { ...found, total: data.total };
}

/** A record as a list has it, to be shown until it has been read by itself. */
export function recordInStretch(
  client: QueryClient,
  resource: Resource,
  id: string,
): ConsoleRecord | undefined {
  return client
    .getQueriesData<Stretch>({ queryKey: windowsOf(resource) })
    .flatMap(([, stretch]) => stretch?.records ?? [])
    .find((record) => record.id === id);
}

export type Step = 'previous' | 'next';

/**
 * Steps through the list that a record was opened from: by buttons, by `j` and `k`, and back by Esc. A step keeps the open
 * tab and replaces the history entry, so that the browser's «back» leads straight to the list.
 */
export function useListOriginSteps(resource: Resource, id: string, origin: ListOrigin) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const found = useNeighbours(resource, id, origin);
  useEffect(() => lastOpened.remember(origin.from, id), [origin.from, id]);
  const to = { previous: found?.previous ?? null, next: found?.next ?? null };
  const go = (neighbour: Neighbour | null, pressed?: Step) => {
    if (!neighbour) return;
    const address = { pathname: `${screenPath(resource)}/${neighbour.id}`, search };
    void navigate(address, { replace: true, state: { origin: { ...origin, at: neighbour.at }, pressed } });
  };
  useShortcut('k', () => go(to.previous));
  useShortcut('j', () => go(to.next));
  useShortcut('Escape', () => {
    const focused = document.activeElement;
    // A focused element handles Esc itself first.
    if (focused === document.body || focused?.closest('[data-steps]')) void navigate(-1);
  });
  return { found, to, press: (step: Step) => go(to[step], step) };
}

/** The button that led to a record, so that the keyboard stays on it. */
export function pressedIn(state: unknown): Step | null {
  const pressed = typeof state === 'object' && state !== null && 'pressed' in state ? state.pressed : null;
  return pressed === 'previous' || pressed === 'next' ? pressed : null;
}
