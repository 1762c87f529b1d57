import { useInvalidate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ReferenceField } from '#domain/schema/fields/reference';
import type { Resource } from '#domain/schema/resource';
import { resourceList } from '#resources';
import { isSteady } from '@/providers/operations';

/** Queries of ours that are about one declaration: its name stands behind the first word of the key. */
const ofResource = new Set(['audit', 'stretch']);

/** The declarations whose lists show a record of this one by its name. */
export function referrersOf({ name, account }: Resource): Resource[] {
  return resourceList.filter(
    (other) =>
      (account && other.name === 'users') ||
      Object.values(other.fields).some((field) => (field as ReferenceField).to === name),
  );
}

/** What Refine invalidates by resource, and what no record changes: who may do what. */
const judged = new Set(['data', 'access']);

/**
 * After records of a resource were written: its own lists and pages are read anew, and those that show such records by
 * name. Answers of operations that may tell of them too, wherever they stand; what the frame asks by itself is only
 * marked, and read when it is next needed.
 */
export function useRefresh(resource: Resource): () => void {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  return useCallback(() => {
    // By the identifier, which is what Refine keeps its answers under, not by the address.
    for (const one of [resource, ...referrersOf(resource)])
      void invalidate({ resource: one.name, invalidates: ['resourceAll'] });
    void client.invalidateQueries({
      predicate: ({ queryKey: [kind, about], meta }) =>
        ofResource.has(String(kind))
          ? about === resource.name
          : !judged.has(String(kind)) && !isSteady(meta, resource.name),
    });
    void client.invalidateQueries({
      refetchType: 'none',
      predicate: ({ meta }) => isSteady(meta, resource.name),
    });
  }, [client, invalidate, resource]);
}
