import type { OperationId } from '../access/operations';
import { accountOperations } from './contract/accounts';
import { authOperations } from './contract/auth';
import { clientOperations } from './contract/clients';
import { comparisonOperations } from './contract/comparison';
import { consoleOperations } from './contract/console';
import { fieldOperations } from './contract/field';
import { figureOperations } from './contract/figures';
import { reportOperations } from './contract/reports';
import { financeOperations } from './contract/finance';
import { galleryOperations } from './contract/gallery';
import { inspectionOperations } from './contract/inspections';
import { inspectorOperations } from './contract/inspectors';
import { orderOperations } from './contract/orders';
import { systemOperations } from './contract/system';
import { templateOperations } from './contract/templates';
import { frameworkContract } from '#framework/contract/contract';
import type { Exchange } from '#framework/contract/exchange';

/**
 * Query, body and answer of every hand-written operation. The server checks and serializes by it, so that a handler
 * cannot answer anything else; the portal takes its types from it and carries none of it (`import type`).
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
