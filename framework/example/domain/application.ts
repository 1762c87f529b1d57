import { defineApplication } from '#framework/schema/application';
import { formOperations, publicOperations } from './operations';
import {
  customBases,
  type DeclaredRole,
  guardedAccounts,
  hasHome,
  hasRole,
  type roleHomes,
  roleLabels,
  roles,
} from './roles';

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

/** Parts of the library that its declarations read as they load. */
defineApplication({
  roles: { roles, roleLabels, customBases, guardedAccounts, hasRole, hasHome },
  public: { operations: publicOperations, formOperations },
});
