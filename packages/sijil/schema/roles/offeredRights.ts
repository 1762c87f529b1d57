import { type DeclaredRole, rights, requiredOperations } from 'sijil/schema/application';
import { unlimitedRole } from './customRoles';
import { explain } from './explain';

/** Rights of a base role that a custom role may keep or lose: none that no custom role has, or that each keeps. */
export function offeredRights(base: DeclaredRole): string[] {
  const unlimited = unlimitedRole(base);
  return Object.keys(rights()).filter(
    (right) => !requiredOperations().includes(right) && explain(unlimited, { right }).answer === 'allowed',
  );
}
