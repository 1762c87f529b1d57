import { baseRole, keepsRight } from '#framework/schema/roles/customRoles';
import type { DeclaredRole, Role } from './roles';

export const privileges = {
  'savedViews.share': ['librarian'],
  'savedViews.readShared': ['librarian'],
  roles: ['librarian'],
  seeAs: ['librarian'],
  'secondFactor.reset': ['librarian'],
  'signIn.provider': ['librarian'],
} as const satisfies Record<string, readonly DeclaredRole[]>;

export type Privilege = keyof typeof privileges;

export function hasPrivilege(role: Role, privilege: Privilege): boolean {
  const base = baseRole(role);
  return base !== null && keepsRight(role, privilege) && holdersOf(privilege).includes(base);
}

function holdersOf(privilege: Privilege): readonly DeclaredRole[] {
  return privileges[privilege];
}
