import type { Role } from './roles';

/**
 * What within an operation only some of those who may call it may do: asked by its handler and by the page that offers it
 * (`useMay`), under the same name. Whoever is not named may not.
 */
export const privileges = {
  /** To keep a list's view for the whole team (rules 1.1). */
  'savedViews.share': ['admin'],
  /** To say which branch is the main one: whose the company is, not who looks after a branch. */
  'branches.makeMain': ['client'],
  /** A position in the company is told of the person who registered it. */
  'profile.tellPosition': ['client'],
} as const satisfies Record<string, readonly Role[]>;

export type Privilege = keyof typeof privileges;

export function hasPrivilege(role: Role, privilege: Privilege): boolean {
  const holders: readonly Role[] = privileges[privilege];
  return holders.includes(role);
}
