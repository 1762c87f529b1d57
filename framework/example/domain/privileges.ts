import type { Role } from './roles';

export const privileges = {
  'savedViews.share': ['librarian'],
  'savedViews.readShared': ['librarian'],
  seeAs: ['librarian'],
} as const satisfies Record<string, readonly Role[]>;

export type Privilege = keyof typeof privileges;

export function hasPrivilege(role: Role, privilege: Privilege): boolean {
  return holdersOf(privilege).includes(role);
}

function holdersOf(privilege: Privilege): readonly Role[] {
  return privileges[privilege];
}
