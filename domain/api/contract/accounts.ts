import { z } from 'zod';
import { changeStatusBody } from '../../accounts/changeStatusBody';
import { accountTotalsView, oneTimePasswordView } from '../accountViews';
import { done, recordListQuery } from '#framework/contract/exchange';
import { recordValues, recordView } from '#framework/contract/recordView';

export const accountOperations = {
  'adminUsers.totals': { answer: accountTotalsView },
  'adminUsers.create': { body: recordValues, bodyKb: 32, answer: recordView },
  'adminUsers.update': { body: recordValues, bodyKb: 32, answer: recordView },
  'adminUsers.delete': { query: z.object({ version: z.string().optional() }), answer: done },
  'adminUsers.changePassword': { answer: oneTimePasswordView },
  'adminUsers.changeStatus': { body: changeStatusBody, answer: recordView.nullable() },
  'adminUsers.listClients': { query: recordListQuery, answer: z.array(recordView) },
  'adminUsers.listAdmins': { query: recordListQuery, answer: z.array(recordView) },
  'adminNationalities.list': { query: recordListQuery, answer: z.array(recordView) },
  'adminClientTypes.list': { query: recordListQuery, answer: z.array(recordView) },
};
