import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Resource } from '#framework/schema/resource';
import type { ApiError } from '@framework/providers/apiError';
import { recordCalls } from '@framework/providers/recordCalls';
import { useSession } from '@framework/providers/session';
import type { ConsoleRecord } from '../consoleRecord';
import { listParameters, parseListAddress } from '#framework/schema/lists/listAddress';
import { neighboursOf, windowAround } from './neighbours';
import type { ListOrigin } from '../query/listOrigin';
import { filterFields } from '#framework/schema/lists/filterFields';
import { fieldsReadBy } from '../visibleFields';

interface Stretch {
  readonly records: readonly ConsoleRecord[];
  readonly total: number;
}

const windowsOf = (resource: Resource) => ['stretch', resource.name];

/** The records before and after one in the list that it was opened from; null until they are known. */
export function useNeighbours(resource: Resource, id: string, origin: ListOrigin) {
  const role = useSession((session) => session.user?.role ?? null);
  const parameters = useMemo(
    () =>
      listParameters(
        parseListAddress(new URLSearchParams(origin.list), filterFields(fieldsReadBy(resource, role), role)),
      ),
    [resource, role, origin.list],
  );
  const [around, setAround] = useState(origin.at);
  const { start, end } = windowAround(around);
  const { data } = useQuery<Stretch, ApiError>({
    queryKey: [...windowsOf(resource), parameters, start],
    // A stretch begins one before a page does, so that Refine's pages cannot name it.
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
