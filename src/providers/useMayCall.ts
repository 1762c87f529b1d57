import { type OperationId, operations, type OperationAudience } from '#domain/access/operations';
import { useSession } from './session';

/** Whether the table of operations lets the signed-in role call one; what it does not, a page does not ask for. */
export function useMayCall(id: OperationId): boolean {
  const role = useSession(({ user }) => user?.role);
  const audience: OperationAudience = operations[id].audience;
  return typeof audience === 'string' ? true : role !== undefined && audience.includes(role);
}
