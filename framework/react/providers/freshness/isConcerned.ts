import { type OperationId, operations } from '#app/operations';
import type { LiveChange } from '#framework/base/live/liveMessages';
import { perDesign } from '#framework/schema/designs/applyDesign';
import { apiPath, type Resource } from '#framework/schema/resource';
import { resourceList, type ResourceName } from '#app/resources';
import { lists } from '#app/lists';
import { drawnFrom, ofOneRecord, shownBy } from '#app/shownBy';
import { areaOf, type Shown } from '#framework/schema/areas';
import { refers } from '#framework/schema/kindFacts';

/** An answer that is kept: its key, and whose records it tells of where that is not to be seen from the key. */
export interface CachedAnswer {
  readonly queryKey: readonly unknown[];
  readonly meta?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a kept answer may show something that has changed. */
export function isConcerned(answer: CachedAnswer, changes: readonly LiveChange[]): boolean {
  const shown = shownIn(answer);
  const own = ownRecord(answer.queryKey);
  return changes.some(
    ({ resource, ids }) =>
      shown.has(resource as Shown) &&
      (own?.id === undefined || ids === null || resource !== own.resource || ids.includes(own.id)),
  );
}

/** The operation under whose id an answer is kept. */
export function operationOf([id]: readonly unknown[]): OperationId | undefined {
  return typeof id === 'string' && Object.hasOwn(operations, id) ? (id as OperationId) : undefined;
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

/** A list shows its records, by their names those that they point at, and of a person what stands in the account. */
function recordsIn(resource: Resource): ReadonlySet<Shown> {
  const named = Object.values(resource.fields).flatMap((field) => (refers(field) ? field.to : []));
  const accounts = resource.name === 'users' ? resourceList.filter(({ account }) => account) : [];
  const sources = drawnFrom[resource.name as ResourceName] ?? [];
  const all = [resource.name, ...sources, ...named, ...accounts.map(({ name }) => name)];
  return new Set([...all, ...(resource.account ? ['users'] : [])] as Shown[]);
}

/** By what Refine calls a list: a declaration's name, its address, or that of a list declared beside it. */
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
