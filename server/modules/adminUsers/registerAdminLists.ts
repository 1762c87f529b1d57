import { resources } from '#resources';
import type { Api } from '../../http/api';
import { operation } from '../../http/operation';
import { answerList } from '../../resources/answerList';

/** Lists that an admin has under names of their own (rules 1.9); each is its declaration's list. */
export function registerAdminLists(api: Api): void {
  operation(api, 'adminUsers.listClients', {
    summary: 'The clients',
    handler: (asked) => answerList(api, resources.clients, asked),
  });

  operation(api, 'adminUsers.listAdmins', {
    summary: 'The admins',
    handler: (asked) => answerList(api, resources.admins, asked),
  });

  operation(api, 'adminNationalities.list', {
    summary: 'The nationalities, retired ones too',
    handler: (asked) => answerList(api, resources.nationalities, asked),
  });

  operation(api, 'adminClientTypes.list', {
    summary: 'The client types and their sub types, retired ones too',
    handler: (asked) => answerList(api, resources.clientTypes, asked),
  });
}
