import { type OperationAudience, operations } from '#domain/access/operations';
import { hasRole, type Role } from '#domain/access/roles';
import type { RecordAct, Resource } from '#domain/schema/resource';

/** The acts of a declaration that a role may perform on a record as it stands; the API asks the same table again. */
export function offeredActs(
  resource: Pick<Resource, 'acts'>,
  record: Readonly<Record<string, unknown>>,
  role: Role | null,
): readonly RecordAct[] {
  return (resource.acts ?? []).filter(({ operation, when }) => {
    const audience: OperationAudience = operations[operation].audience;
    const allowed = typeof audience === 'string' || (role !== null && hasRole(role, audience));
    return allowed && (!when || when.in.some((one) => one === record[when.field]));
  });
}
