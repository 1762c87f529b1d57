import type { OperationId } from '#app/operations';
import { useMay } from './useMay';

/** Whether the table of operations lets the signed-in role call one; what it does not, a page does not ask for. */
export function useMayCall(id: OperationId): boolean {
  return useMay({ resource: 'operations', action: id });
}
