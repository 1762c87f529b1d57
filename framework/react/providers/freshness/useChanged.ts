import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type OperationId, operations } from '#app/operations';
import type { LiveChange } from '#framework/base/live/liveMessages';
import { drawnFrom, ofOneRecord, personAreas, shownBy } from '#app/shownBy';
import { type Area, areaOf, type Shown } from '#framework/schema/operationAccess';
import { isKeyOf } from '#framework/base/objects';
import { perDesign } from '#framework/schema/designs/applyDesign';
import { apiPath, type Resource } from '#framework/schema/resource';
import { resourceList, type ResourceName } from '#app/resources';
import { lists } from '#app/lists';
import { refers } from '#framework/schema/kindFacts';

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

/** True where the reader's rights have changed. */
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

/** A cached answer: its key, and the records that it shows where the key does not say so. */
interface CachedAnswer {
  readonly queryKey: readonly unknown[];
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/** True for a cached answer that may show something that has changed. */
export function isConcerned(answer: CachedAnswer, changes: readonly LiveChange[]): boolean {
  const shown = shownIn(answer);
  const own = ownRecord(answer.queryKey);
  return changes.some(
    ({ resource, ids }) =>
      shown.has(resource as Shown) &&
      (own?.id === undefined || ids === null || resource !== own.resource || ids.includes(own.id)),
  );
}

/** Operation under whose id an answer is cached. */
function operationOf([id]: readonly unknown[]): OperationId | undefined {
  return typeof id === 'string' && isKeyOf(operations, id) ? id : undefined;
}

function shownIn({ queryKey, meta }: CachedAnswer): ReadonlySet<Shown> {
  const showsRecords = meta?.['showsRecords'];
  if (Array.isArray(showsRecords)) return new Set(showsRecords as Shown[]);
  const operation = operationOf(queryKey);
  if (operation) return new Set(shownBy[areaOf(operation)]);
  // Refine keeps the data provider's answers by its name and the resource's; our own are about one resource.
  const [kind, about, ofProvider] = queryKey;
  const name = kind === 'data' ? ofProvider : aboutOne.has(String(kind)) ? about : undefined;
  return byName().get(String(name)) ?? new Set();
}

const aboutOne = new Set(['audit', 'stretch']);

/** The one record that an answer is about; undefined where it shows several. */
function ownRecord(queryKey: readonly unknown[]) {
  const operation = operationOf(queryKey);
  const resource = operation && ofOneRecord[areaOf(operation)];
  return resource && { resource, id: (queryKey[1] as { readonly id?: string } | null)?.id };
}

/** A list shows its records, the names of those that they refer to, and the account data of people. */
function recordsIn(resource: Resource): ReadonlySet<Shown> {
  const named = Object.values(resource.fields).flatMap((field) => (refers(field) ? field.to : []));
  const accounts = resource.name === 'users' ? resourceList.filter(({ account }) => account) : [];
  const sources = drawnFrom[resource.name as ResourceName] ?? [];
  const all = [resource.name, ...sources, ...named, ...accounts.map(({ name }) => name)];
  return new Set([...all, ...(resource.account ? ['users'] : [])] as Shown[]);
}

/** By the names that Refine has for a list: the declaration's name, its address, or that of another list of its records. */
const byName = perDesign(
  () =>
    new Map([
      ...Object.values(lists).map(
        ({ operation, resource }) => [operations[operation].url.slice(1), recordsIn(resource)] as const,
      ),
      ...resourceList.flatMap((resource) =>
        [resource.name, apiPath(resource).slice(1)].map((name) => [name, recordsIn(resource)] as const),
      ),
    ]),
);
