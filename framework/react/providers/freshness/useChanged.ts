import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { OperationId } from '#app/operations';
import type { LiveChange } from '#framework/base/live/liveMessages';
import { isConcerned, operationOf } from './isConcerned';
import { personAreas, shownBy } from '#app/shownBy';
import { type Area, areaOf } from '#framework/schema/areas';

/**
 * Says that records have changed: what shows them is read anew, on this screen at once and elsewhere when it is next needed.
 * Null: anything may have changed.
 */
export function useChanged(): (changes: readonly LiveChange[] | null) => Promise<void> {
  const client = useQueryClient();
  return useCallback((changes) => readAnew(client, changes), [client]);
}

/** After an operation: its own area is read anew, and whatever shows the records that it may have touched. */
export function useDone(): (id: OperationId) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (id) => {
      const area = areaOf(id);
      const touched = shownBy[area].map((resource) => ({ resource, ids: null }));
      return readAnew(client, touched.length === 0 || ofOneself.has(area) ? null : touched, area);
    },
    [client],
  );
}

const ofOneself: ReadonlySet<Area> = new Set(personAreas);

/** What the reader may see has changed. */
const isOfRights = (changes: readonly LiveChange[]): boolean =>
  changes.some(({ resource }) => resource === 'rights');

function readAnew(client: QueryClient, changes: readonly LiveChange[] | null, area?: Area): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey, meta }) => {
      if (changes === null || isOfRights(changes) || isConcerned({ queryKey, meta }, changes)) return true;
      const operation = operationOf(queryKey);
      return operation !== undefined && areaOf(operation) === area;
    },
    // A tab that nobody looks at asks when it is looked at again.
    refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
  });
}
