import type { OperationId } from '../access/operations';
import { accounts } from './contract/accounts';
import { auth } from './contract/auth';
import { clients } from './contract/clients';
import { comparison } from './contract/comparison';
import { console } from './contract/console';
import { field } from './contract/field';
import { figures } from './contract/figures';
import { finance } from './contract/finance';
import { gallery } from './contract/gallery';
import { inspections } from './contract/inspections';
import { inspectors } from './contract/inspectors';
import { live } from './contract/live';
import { orders } from './contract/orders';
import { system } from './contract/system';
import { templates } from './contract/templates';
import type { Exchange } from '#framework/contract/exchange';

/**
 * Query, body and answer of every hand-written operation. The server checks and serializes by it, so that a handler
 * cannot answer anything else; the portal takes its types from it and carries none of it (`import type`).
 */
export const contract = {
  ...accounts,
  ...auth,
  ...clients,
  ...comparison,
  ...console,
  ...field,
  ...figures,
  ...finance,
  ...gallery,
  ...inspections,
  ...inspectors,
  ...live,
  ...orders,
  ...system,
  ...templates,
} satisfies Record<OperationId, Exchange>;

export type Contract = typeof contract;

export type ContractId = keyof Contract;
