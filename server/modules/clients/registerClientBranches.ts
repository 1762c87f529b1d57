import { eq } from 'drizzle-orm';
import type { Resource } from '#framework/schema/resource';
import type { AppContext } from '#framework/server/http/appContext';
import { operation } from '#framework/server/http/operation';
import { listAddress } from '#framework/server/resources/listAddress';
import { sendList } from '#framework/server/resources/list';
import { compile } from '#framework/server/resources/compile';
import { findClient, findOfClient } from './findOfClient';

/** The branches of a client as their declaration shows them. */
export function registerClientBranches(api: AppContext, branches: Resource): void {
  operation(api, 'clients.listBranches', {
    summary: "A client's branches",
    openApi: () => listAddress(branches),
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
