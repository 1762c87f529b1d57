import type { OperationId } from '#domain/access/operations';
import { operations } from '#domain/access/operations';
import type { Resource } from '#framework/schema/resource';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { ApiError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { sendCached } from './sendCached';
import { isOffered, readPairs } from './readPairs';
import { registerSingleLookups } from './registerSingleLookups';

/** Lists to choose from: value and label in the caller's language, active records only, cacheable. */
export function registerLookups(api: AppContext): void {
  const { cities, cuisineTypes, nationalities, clientTypes, vehicleTypes, states, services } = resources;
  list(api, 'lookups.services', services);
  list(api, 'lookups.cities', cities);
  list(api, 'lookups.cuisineTypes', cuisineTypes);
  list(api, 'lookups.nationalities', nationalities);
  list(api, 'lookups.clientTypes', clientTypes, { parentId: null });
  list(api, 'lookups.vehicleTypes', vehicleTypes);
  list(api, 'lookups.states', states);
  listBelow(api, 'lookups.stateCities', states, cities, 'stateId');
  listBelow(api, 'lookups.clientTypeChildren', clientTypes, clientTypes, 'parentId');
  // Nationalities are the same for every client type.
  listBelow(api, 'lookups.clientTypeNationalities', clientTypes, nationalities, null);
  registerSingleLookups(api);
}

type ListId = Extract<OperationId, `lookups.${string}`>;

function list(api: AppContext, id: ListId, resource: Resource, narrowing: Record<string, null> = {}): void {
  operation(api, id, {
    summary: `${resource.label.many.en} to choose from`,
    handler: async ({ language, request, reply }) => {
      const answer = await readPairs(api.db, resource, language, narrowing);
      return sendCached({ request, reply }, answer, sharingOf(id));
    },
  });
}

function listBelow(api: AppContext, id: ListId, parent: Resource, child: Resource, by: string | null): void {
  operation(api, id, {
    summary: `${child.label.many.en} of a ${parent.label.one.en.toLowerCase()} to choose from`,
    handler: async ({ params, language, request, reply }) => {
      if (!(await isOffered(api.db, parent, params.id))) throw new ApiError('not_found');
      const answer = await readPairs(api.db, child, language, by === null ? {} : { [by]: params.id });
      return sendCached({ request, reply }, answer, sharingOf(id));
    },
  });
}

function sharingOf(id: ListId): 'public' | 'private' {
  return operations[id].audience === 'public' ? 'public' : 'private';
}
