import type { Role } from '#domain/access/roles';
import { issueMessages } from '#framework/schema/issueMessages';
import type { AppContext } from '#framework/server/http/appContext';
import { fieldError } from '#framework/server/http/apiError';
import { operation } from '#framework/server/http/operation';
import { deleteRecord } from '#framework/server/resources/deleteRecord';
import { versionAsked } from '#framework/server/resources/lockRecord';
import { updateRecord } from '#framework/server/resources/changeRecord';
import { createRecord } from '#framework/server/resources/createRecord';
import { accountKinds, accountOf, accountResource } from './accountOf';
import { accountBody } from '#framework/server/resources/documentedBody';
import { assertNotOneself } from '../../records/accountHooks';
import { deleteManager } from './managerAccounts';
import { changeManagerRole } from './changeManagerRole';

/** Creates, changes and deletes accounts of every kind through the declaration of each. */
export function registerAccountWrites(api: AppContext): void {
  operation(api, 'adminUsers.create', {
    summary: 'Make an account of the role that `role` names, with the fields of that kind of person',
    status: 201,
    openApi: () => accountBody(accountKinds(), 'create'),
    handler: ({ actor, language, body }) => {
      const { role, ...values } = body;
      const resource = accountResource(role as Role);
      if (!resource)
        throw fieldError('role', issueMessages.not_an_option[language].replace('{label}', 'role'));
      const input = 'role' in resource.fields ? { ...values, role } : values;
      return createRecord(api, { resource, actor, language }, input);
    },
  });

  operation(api, 'adminUsers.update', {
    summary:
      'Change part of an account, with the fields of its kind; `version` is the one that was read. Of a branch manager it is the custom role alone',
    openApi: () => accountBody(accountKinds(), 'update'),
    handler: async ({ actor, language, params, body }) => {
      const { resource } = await accountOf(api.db, params.id);
      if (!resource) return changeManagerRole(api, { actor, language, id: params.id }, body);
      return updateRecord(api, { resource, actor, language }, params.id, body);
    },
  });

  operation(api, 'adminUsers.delete', {
    summary: 'Delete an account; not one’s own, nor the last general admin’s, nor one that records still use',
    handler: async ({ actor, language, params, query }) => {
      assertNotOneself(actor, params.id);
      const { resource } = await accountOf(api.db, params.id);
      if (resource) await deleteRecord(api, { resource, actor, language }, params.id, versionAsked(query));
      else await deleteManager(api, { actor, id: params.id });
      return null;
    },
  });
}
