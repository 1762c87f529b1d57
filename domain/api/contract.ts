import type { OperationId } from '../access/operations';
import { accountOperations, authOperations, clientOperations } from './contract/accounts';
import {
  comparisonOperations,
  figureOperations,
  galleryOperations,
  reportOperations,
} from './contract/figures';
import { consoleOperations, systemOperations } from './contract/console';
import { fieldOperations, inspectorOperations } from './contract/inspectors';
import { financeOperations, orderOperations } from './contract/orders';
import { inspectionOperations } from './contract/inspections';
import { templateOperations } from './contract/templates';
import { frameworkContract } from 'sijil/contract/contract';
import type { Exchange } from 'sijil/schema/operationTypes';

/**
 * Query, body and answer of every hand-written operation. The server validates and serializes by them, so a handler cannot
 * answer anything else; the portal imports only their types (`import type`).
 */
export const contract = {
  ...frameworkContract,
  ...accountOperations,
  ...authOperations,
  ...clientOperations,
  ...comparisonOperations,
  ...consoleOperations,
  ...fieldOperations,
  ...figureOperations,
  ...reportOperations,
  ...financeOperations,
  ...galleryOperations,
  ...inspectionOperations,
  ...inspectorOperations,
  ...orderOperations,
  ...systemOperations,
  ...templateOperations,
} satisfies Record<OperationId, Exchange>;

export type Contract = typeof contract;

export type ContractId = keyof Contract;
