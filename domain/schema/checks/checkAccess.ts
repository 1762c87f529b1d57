import { roles } from '../../access/roles';
import type { Resource } from '../resource';

/** R4, R5, R10: who may do what names somebody, and somebody real. */
export function checkAccess(resource: Resource): string[] {
  const named = Object.entries(resource.access);
  if (named.length === 0)
    return [`R4 ${resource.name}: «access» grants nothing to anybody. Name the roles that may read.`];
  if (resource.kept && named.some(([action]) => action !== 'read'))
    return [
      `R10 ${resource.name}: is kept by a module, so «access» may grant reading only. Let an operation of the module write.`,
    ];
  return named.flatMap(([action, rule]) => {
    if (typeof rule === 'string') return [];
    if (rule.length === 0)
      return [`R5 ${resource.name}: «access.${action}» is an empty list. Remove it, or name a role.`];
    return rule
      .flatMap((grant) => (typeof grant === 'string' ? [grant] : grant.roles))
      .filter((role) => !roles.includes(role))
      .map(
        (role) =>
          `R5 ${resource.name}: «access.${action}» names no such role as "${role}". The roles are ${roles.join(', ')}.`,
      );
  });
}
