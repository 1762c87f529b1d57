import { z } from 'zod';
import {
  frameworkContract,
  loginContract,
  providerContract,
  seeAsContract,
} from '#framework/contract/contract';
import { done, recordListQuery } from '#framework/contract/exchange';
import type { Exchange } from '#framework/schema/operationTypes';
import { recordView } from '#framework/contract/recordView';
import { accountView } from '#framework/contract/sessionViews';
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
