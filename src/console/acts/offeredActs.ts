import { type OperationAudience, operations } from '#domain/access/operations';
import { hasRole, type Role } from '#domain/access/roles';
import { permissionFor } from '#domain/schema/access';
import type { RecordAct, Resource, SettingAct } from '#domain/schema/resource';

type Acting = Pick<Resource, 'acts' | 'access' | 'fields'>;

/** The acts of a declaration that a role may perform on a record as it stands; the API asks the same table again. */
export function offeredActs(
  resource: Acting,
  record: Readonly<Record<string, unknown>>,
  role: Role | null,
): readonly RecordAct[] {
  return (resource.acts ?? []).filter(
    (act) =>
      isAllowed(resource, act, role) &&
      (!act.when || act.when.in.some((one) => one === record[act.when?.field ?? ''])),
  );
}

/** The acts that only set values, which many records may take at once. */
export function settingActs(resource: Acting, role: Role | null): readonly SettingAct[] {
  return (resource.acts ?? []).filter(
    (act): act is SettingAct => 'set' in act && isAllowed(resource, act, role),
  );
}

function isAllowed({ access, fields }: Acting, act: RecordAct, role: Role | null): boolean {
  if ('set' in act) {
    const writes = (name: string) => {
      const writers = fields[name]?.access?.write;
      return !writers || (role !== null && hasRole(role, writers));
    };
    return permissionFor(access, 'update', role && { role }) !== 'none' && Object.keys(act.set).every(writes);
  }
  const audience: OperationAudience = operations[act.operation].audience;
  return typeof audience === 'string' || (role !== null && hasRole(role, audience));
}
