import { z } from 'zod';
import { frameworkContract, loginContract, providerContract, seeAsContract } from 'sijil/contract/contract';
import { done, recordListQuery } from 'sijil/contract/exchange';
import type { Exchange } from 'sijil/schema/operationTypes';
import { recordView } from 'sijil/contract/recordView';
import { accountView } from 'sijil/contract/sessionViews';
import type { OperationId } from './operations';

/** Signed-in user. */
export const sessionUser = accountView;

export const contract = {
  ...frameworkContract,
  'auth.login': loginContract(sessionUser),
  'auth.finishAtProvider': providerContract(sessionUser),
  'session.get': { answer: sessionUser },
  'sessions.seeAs': seeAsContract(sessionUser),
  'loans.open': { query: recordListQuery, answer: z.array(recordView) },
  'loans.return': { answer: done },
} satisfies Record<OperationId, Exchange>;

export type Contract = typeof contract;
