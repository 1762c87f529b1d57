import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { updateRecord } from '#framework/server/resources/changeRecord';
import { createRecord } from '#framework/server/resources/createRecord';
import { changeOf, creationOf } from '#framework/server/resources/documentedBody';
import { findClient, findOfClient } from './findOfClient';

/** Writes go through the declarations of branches and restaurants: the same rules, audit and consequences. */
export function registerClientWrites(api: AppContext): void {
  const { branches, restaurants } = resources;

  operation(api, 'clients.addBranch', {
    summary: 'Add a branch for a client; their first is the main one, a new main one relieves the former',
    status: 201,
    openApi: creationOf(branches, 'clientId'),
    handler: async ({ actor, language, params, body }) => {
      await findClient(api, actor, params.id);
      const input = { ...body, clientId: params.id };
      return createRecord(api, { resource: branches, actor, language }, input);
    },
  });

  operation(api, 'clients.updateBranch', {
    summary: "Change part of a client's branch; `version` is the one that was read",
    openApi: changeOf(branches),
    handler: async ({ actor, language, params, body }) => {
      await findOfClient(api, actor, branches, { clientId: params.id, id: params.branchId });
      return updateRecord(api, { resource: branches, actor, language }, params.branchId, body);
    },
  });

  operation(api, 'clients.updateRestaurant', {
    summary: "Change part of a client's restaurant; `version` is the one that was read",
    openApi: changeOf(restaurants),
    handler: async ({ actor, language, params, body }) => {
      await findOfClient(api, actor, restaurants, { clientId: params.id, id: params.restaurantId });
      const write = { resource: restaurants, actor, language };
      return updateRecord(api, write, params.restaurantId, body);
    },
  });
}
