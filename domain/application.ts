import { defineApplication } from '#framework/schema/application';
import { formOperations, publicOperations } from './access/publicOperations';
import {
  customBases,
  type DeclaredRole,
  guardedAccounts,
  hasHome,
  hasRole,
  type roleHomes,
  roleLabels,
  roles,
} from './access/roles';

type OwnRole = DeclaredRole;
type OwnRoleWithHome = keyof typeof roleHomes;
type OwnPublicOperations = typeof publicOperations;

declare module '#framework/schema/application' {
  interface Register {
    role: OwnRole;
    roleWithHome: OwnRoleWithHome;
    publicOperations: OwnPublicOperations;
  }
}

/** Parts of the portal that its public pages need; `src/application.ts` defines the rest. */
defineApplication({
  roles: { roles, roleLabels, customBases, guardedAccounts, hasRole, hasHome },
  public: { operations: publicOperations, formOperations },
});
