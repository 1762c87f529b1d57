import { type OperationId, operations } from '#app/operations';
import { isKeyOf } from '#framework/base/objects';
import type { LiveChange } from '#framework/base/live/liveMessages';
import { perDesign } from '#framework/schema/designs/applyDesign';
import { apiPath, type Resource } from '#framework/schema/resource';
import { resourceList, type ResourceName } from '#app/resources';
import { lists } from '#app/lists';
import { drawnFrom, ofOneRecord, shownBy } from '#app/shownBy';
import { areaOf, type Shown } from '#framework/schema/areas';
import { refers } from '#framework/schema/kindFacts';

/** A cached answer: its key, and the records that it shows where the key does not say so. */
export interface CachedAnswer {
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
export function operationOf([id]: readonly unknown[]): OperationId | undefined {
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
