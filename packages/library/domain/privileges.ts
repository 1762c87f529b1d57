import type { DeclaredRole } from './roles';

export const privileges = {
  'savedViews.share': ['librarian'],
  'savedViews.readShared': ['librarian'],
  roles: ['librarian'],
  seeAs: ['librarian'],
  'secondFactor.reset': ['librarian'],
  'signIn.provider': ['librarian'],
} as const satisfies Record<string, readonly DeclaredRole[]>;

export type Privilege = keyof typeof privileges;
