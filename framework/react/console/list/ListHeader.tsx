import { type ComponentType, lazy, Suspense } from 'react';
import type { Resource } from '#framework/schema/resource';
import { type ListHeaderProps, listHeaders } from '#app/listHeaders';

/** Parts above lists of the framework's own declarations. */
const own = {
  designedTypes: () => import('../design/TypeFromSheet'),
  designedFields: () => import('../design/DesignFile'),
  changedTexts: () => import('../texts/FindTexts'),
  queuedJobs: () => import('../jobs/FollowJobs'),
};

const drawn: Readonly<Record<string, ComponentType<ListHeaderProps>>> = Object.fromEntries(
  Object.entries({ ...own, ...listHeaders }).map(([name, load]) => [name, lazy(load)]),
);

/** What pages add above a generated list; nothing for most. */
export function ListHeader({ resource }: { readonly resource: Resource }) {
  const Drawn = drawn[resource.name];
  return Drawn ? (
    <Suspense fallback={null}>
      <Drawn resource={resource} />
    </Suspense>
  ) : null;
}
