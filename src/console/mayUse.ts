import type { Role } from '#domain/access/roles';
import { kindAudience } from '#domain/schema/operationAccess';
import type { OperationKind, Resource } from '#domain/schema/resource';

/** Whether a role may call a generated operation at all; the API asks the same table. */
export function mayUse(resource: Resource, kind: OperationKind, role: Role | null): boolean {
  const audience = kindAudience(resource, kind);
  if (audience === 'everyone') return true;
  return role !== null && audience !== null && (audience === 'signedIn' || audience.includes(role));
}
