import {
  consoleOperations,
  frameworkOperations,
  frameworkPublicOperations,
  row,
} from 'sijil/contract/operations';
import type { OperationRow } from 'sijil/schema/operationTypes';

export const publicOperations = { ...frameworkPublicOperations } satisfies Record<string, OperationRow>;
export type PublicOperationId = keyof typeof publicOperations;
/** Public operations whose forms show refusals themselves: only the sign-in. */
export const formOperations: readonly PublicOperationId[] = ['auth.login'];

export const operations = {
  ...publicOperations,
  ...frameworkOperations,
  ...consoleOperations(['librarian']),
  'loans.open': row('GET', '/open-loans', ['librarian'] as const),
  'loans.return': row('POST', '/loans/:id/return', ['librarian'] as const),
} satisfies Record<string, OperationRow>;
export type OperationId = keyof typeof operations;
