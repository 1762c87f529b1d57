import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { LiveChange } from 'sijil/base/live/liveMessages';
import { type Area, areaOf, type Shown } from 'sijil/schema/operationAccess';
import { isKeyOf } from 'sijil/base/objects';
import { perDesign } from 'sijil/schema/designs/applyDesign';
import { apiPath, type Resource } from 'sijil/schema/resource';
import {
  resourceList,
  type ResourceName,
  type OperationId,
  operations,
  drawnFrom,
  ofOneRecord,
  personAreas,
  shownBy,
  lists,
} from 'sijil/schema/application';
import { refers } from 'sijil/schema/kindFacts';

/**
 * Returns a function that reports changed records: queries that show them are refetched, active ones at once and others when
 * they are next needed. Null means that anything may have changed.
 */
export function useChanged(): (changes: readonly LiveChange[] | null) => Promise<void> {
  const client = useQueryClient();
  return useCallback((changes) => readAnew(client, changes), [client]);
}

/**
 * Returns a function to call after an operation: it refetches the operation's area, and queries of records that the operation
 * may have touched.
 */
export function useDone(): (id: OperationId) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (id) => {
      const area = areaOf(id);
      const touched = shownBy()[area].map((resource) => ({ resource, ids: null }));
      return readAnew(client, touched.length === 0 || personAreas().includes(area) ? null : touched, area);
    },
    [client],
  );
}

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
    // A hidden tab refetches when it becomes visible.
    refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
  });
}

/** Cached response: its query key, and the records that it shows where the key does not tell. */
interface CachedAnswer {
  readonly queryKey: readonly unknown[];
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/** True for a cached response that may show a changed record. */
export function isConcerned(answer: CachedAnswer, changes: readonly LiveChange[]): boolean {
  const shown = shownIn(answer);
  const own = ownRecord(answer.queryKey);
  return changes.some(
    ({ resource, ids }) =>
      shown.has(resource as Shown) &&
      (own?.id === undefined || ids === null || resource !== own.resource || ids.includes(own.id)),
  );
}

/** Returns the id of the operation whose response is cached under a key. */
function operationOf([id]: readonly unknown[]): OperationId | undefined {
  return typeof id === 'string' && isKeyOf(operations(), id) ? id : undefined;
}

function shownIn({ queryKey, meta }: CachedAnswer): ReadonlySet<Shown> {
  const showsRecords = meta?.['showsRecords'];
  if (Array.isArray(showsRecords)) return new Set(showsRecords as Shown[]);
  const operation = operationOf(queryKey);
  if (operation) return new Set(shownBy()[areaOf(operation)]);
  // Refine caches the data provider's responses by provider and resource name; our own keys name one resource.
  const [kind, about, ofProvider] = queryKey;
  const name = kind === 'data' ? ofProvider : aboutOne.has(String(kind)) ? about : undefined;
  return byName().get(String(name)) ?? new Set();
}

const aboutOne = new Set(['audit', 'stretch']);

/** Returns the single record of a cached response; undefined for several. */
function ownRecord(queryKey: readonly unknown[]) {
  const operation = operationOf(queryKey);
  const resource = operation && ofOneRecord()[areaOf(operation)];
  return resource && { resource, id: (queryKey[1] as { readonly id?: string } | null)?.id };
}

/** A list shows its records, the names of those that they refer to, and the account data of people. */
function recordsIn(resource: Resource): ReadonlySet<Shown> {
  const named = Object.values(resource.fields).flatMap((field) => (refers(field) ? field.to : []));
  const accounts = resource.name === 'users' ? resourceList().filter(({ account }) => account) : [];
  const sources = drawnFrom()[resource.name as ResourceName] ?? [];
  const all = [resource.name, ...sources, ...named, ...accounts.map(({ name }) => name)];
  return new Set([...all, ...(resource.account ? ['users'] : [])] as Shown[]);
}

/** Shown resources by Refine's name of a list: the declaration's name, its address, or that of another list of its records. */
const byName = perDesign(
  () =>
    new Map([
      ...Object.values(lists()).map(
        ({ operation, resource }) => [operations()[operation].url.slice(1), recordsIn(resource)] as const,
      ),
      ...resourceList().flatMap((resource) =>
        [resource.name, apiPath(resource).slice(1)].map((name) => [name, recordsIn(resource)] as const),
      ),
    ]),
);
