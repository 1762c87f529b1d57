import { defineApplication } from 'sijil/schema/application';
import { formOperations, publicOperations } from './access/publicOperations';
import {
  customBases,
  type DeclaredRole,
  guardedAccounts,
  hasHome,
  hasRole,
  roleHomes,
  roleLabels,
  roles,
} from './access/roles';
import {
  completion,
  pageOperations,
  routeAuthority,
  type RoutePath,
  type Visitor,
} from './access/routeAuthority';
import type { SessionUser } from './api/profileViews';
import { noChoices, type SessionChoices, startingChoices } from './api/sessionChoices';
import { originalBrand } from './brand';

type OwnRole = DeclaredRole;
type OwnRoleWithHome = keyof typeof roleHomes;
type OwnPublicOperations = typeof publicOperations;
type OwnRoutePath = RoutePath;
type OwnVisitor = Visitor;
type OwnSessionUser = SessionUser;
type OwnSessionChoices = SessionChoices;

declare module 'sijil/schema/application' {
  interface Register {
    role: OwnRole;
    roleWithHome: OwnRoleWithHome;
    publicOperations: OwnPublicOperations;
    routePath: OwnRoutePath;
    visitor: OwnVisitor;
    sessionUser: OwnSessionUser;
    sessionChoices: OwnSessionChoices;
  }
}

/** Parts of the portal that its public pages need; `domain/declarations.ts` and `src/application.ts` define the rest. */
defineApplication({
  roles: { roles, roleLabels, customBases, guardedAccounts, hasRole, hasHome, homes: roleHomes },
  routes: { screens: routeAuthority, operations: pageOperations, completion },
  brand: originalBrand,
  session: { noChoices, startingChoices },
  public: { operations: publicOperations, formOperations },
});
