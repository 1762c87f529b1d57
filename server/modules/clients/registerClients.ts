import { eq } from 'drizzle-orm';
import { companyOf } from '../../db/ownership';
import { resources } from '#resources';
import type { AppContext } from 'sijil/server/http/appContext';
import { users } from '../../db/schema/users';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import type { Resource } from 'sijil/schema/resource';
import { listAddress } from 'sijil/server/resources/pageAddress';
import { sendList } from 'sijil/server/resources/list';
import { compile } from 'sijil/server/resources/compile';
import { findClient, findOfClient } from './findOfClient';
import { updateRecord } from 'sijil/server/resources/changeRecord';
import { createRecord } from 'sijil/server/resources/createRecord';
import { changeOf, creationOf } from 'sijil/server/resources/resourceRoute';

/** Writes go through the declarations of branches and restaurants, with the same rules, audit and effects. */
function registerClientWrites(api: AppContext): void {
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

/** Registers the operations by which an admin acts for a client, and those on a client's profile. */
export function registerClients(api: AppContext): void {
  operation(api, 'clients.getProfile', {
    summary: "The company of a client or of a branch manager; a client's people see their own only",
    handler: async ({ actor, params }) => {
      const [user] = await api.db
        .select({ id: users.id, role: users.role, clientId: users.clientId })
        .from(users)
        .where(eq(users.id, params.userId));
      const company = user && companyOf(user);
      if (!company) throw new ApiError('not_found');
      return findClient(api, actor, company);
    },
  });

  registerClientBranches(api, resources.branches);
  registerClientWrites(api);
}

/** The branches of a client as their declaration shows them. */
function registerClientBranches(api: AppContext, branches: Resource): void {
  operation(api, 'clients.listBranches', {
    summary: "A client's branches",
    openApi: (as) => listAddress(as(branches)),
    handler: async ({ params, ...asked }) => {
      await findClient(api, asked.actor, params.id);
      return sendList(api, branches, asked, { only: eq(compile(branches).column('clientId'), params.id) });
    },
  });

  operation(api, 'clients.getBranch', {
    summary: "One of a client's branches",
    handler: ({ actor, params }) =>
      findOfClient(api, actor, branches, { clientId: params.id, id: params.branchId }),
  });
}
