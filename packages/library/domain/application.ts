import type { Localized } from 'sijil/base/i18n/localized';
import { defineApplication } from 'sijil/schema/application';
import { ownFormats } from './formats';
import { formOperations, publicOperations } from './operations';
import {
  customBases,
  type DeclaredRole,
  guardedAccounts,
  hasHome,
  hasRole,
  roleHomes,
  roleLabels,
  roles,
} from './roles';
import { routeAuthority, type RoutePath } from './routes';

const menuGroups = {
  collection: { ar: 'المجموعة', en: 'Collection' },
  people: { ar: 'الأعضاء والإعارات', en: 'Members and loans' },
} as const satisfies Record<string, Localized>;

type OwnRole = DeclaredRole;
type OwnRoleWithHome = keyof typeof roleHomes;
type OwnPublicOperations = typeof publicOperations;
type OwnFormats = typeof ownFormats;
type OwnMenuGroup = keyof typeof menuGroups;
type OwnRoutePath = RoutePath;

declare module 'sijil/schema/application' {
  interface Register {
    role: OwnRole;
    roleWithHome: OwnRoleWithHome;
    publicOperations: OwnPublicOperations;
    formats: OwnFormats;
    menuGroup: OwnMenuGroup;
    routePath: OwnRoutePath;
  }
}

/** Parts of the library that its declarations read as they load. */
defineApplication({
  roles: { roles, roleLabels, customBases, guardedAccounts, hasRole, hasHome, homes: roleHomes },
  routes: { screens: routeAuthority },
  // Members own the records that refer to them, and the children of these.
  declarations: { formats: ownFormats, menuGroups, recordOwners: { member: 'userId' } },
  brand: { name: { ar: 'مكتبة إعارة', en: 'Lending library' } },
  public: { operations: publicOperations, formOperations },
});
