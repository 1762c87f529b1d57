import { type OperationAudience, operations } from '#domain/access/operations';
import { hasRole, type Role } from '#domain/access/roles';
import { permissionFor } from '#domain/schema/access';
import type { RecordAction, Resource, SettingAction } from '#domain/schema/resource';

type Acting = Pick<Resource, 'actions' | 'access' | 'fields'>;

/** The actions of a declaration that a role may perform on a record as it stands; the API asks the same table again. */
export function offeredActions(
  resource: Acting,
  record: Readonly<Record<string, unknown>>,
  role: Role | null,
): readonly RecordAction[] {
  return (resource.actions ?? []).filter(
    (action) =>
      isAllowed(resource, action, role) &&
      (!action.when || action.when.in.some((one) => one === record[action.when?.field ?? ''])),
  );
}

/** The actions that only set values, which many records may take at once. */
export function settingActions(resource: Acting, role: Role | null): readonly SettingAction[] {
  return (resource.actions ?? []).filter(
    (action): action is SettingAction => 'set' in action && isAllowed(resource, action, role),
  );
}

function isAllowed({ access, fields }: Acting, action: RecordAction, role: Role | null): boolean {
  if ('set' in action) {
    const writes = (name: string) => {
      const writers = fields[name]?.access?.write;
      return !writers || (role !== null && hasRole(role, writers));
    };
    return (
      permissionFor(access, 'update', role && { role }) !== 'none' && Object.keys(action.set).every(writes)
    );
  }
  const audience: OperationAudience = operations[action.operation].audience;
  return typeof audience === 'string' || (role !== null && hasRole(role, audience));
}
