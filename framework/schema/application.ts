import type { Localized } from '../base/i18n/localized';
import type { Registry } from './registry';
import type { Resource } from './resource';
import type { CustomRole } from './roles/customRoles';

/**
 * Types of the application that the framework runs: the application adds them by declaration merging. Inside the block names
 * are those of this file first, so its own types have another name there.
 */
export interface Register {}

type Registered<K extends string, Otherwise> = K extends keyof Register ? Register[K] : Otherwise;

export type DeclaredRole = Registered<'role', string>;
export type Role = DeclaredRole | CustomRole;
type RoleWithHome = Registered<'roleWithHome', DeclaredRole>;
export type Resources = Registered<'resources', Readonly<Record<string, Resource>>>;
export type ResourceName = Extract<keyof Resources, string>;

/** Roles of an application. */
export interface RolePart {
  readonly roles: readonly [DeclaredRole, ...DeclaredRole[]];
  readonly roleLabels: Readonly<Record<DeclaredRole, Localized>>;
  /** Roles that a custom role can narrow. */
  readonly customBases: readonly DeclaredRole[];
  /** Roles whose accounts no custom role writes. */
  readonly guardedAccounts: readonly DeclaredRole[];
  readonly hasRole: (role: Role, allowed: readonly Role[]) => boolean;
  /** True for a role with pages of its own. */
  readonly hasHome: (role: Role | null) => boolean;
}

/** Declared record types of an application. */
export interface ResourcePart {
  readonly resources: Resources;
  readonly registry: Registry;
}

interface Application {
  roles: RolePart;
  resources: ResourcePart;
  /** Loads what only signed-in pages need; a browser calls it before the first of them. */
  load: () => Promise<unknown>;
}
const application: Partial<Application> = {};

/** Defines parts of the application; a browser defines the records later than the roles, so that sign-in loads without them. */
export function defineApplication(parts: Partial<Application>): void {
  Object.assign(application, parts);
  if (parts.roles) Object.assign(roleOptions, parts.roles.roleLabels);
}

function partOf<K extends keyof Application>(name: K): Application[K] {
  const part = application[name];
  if (!part)
    throw new Error(`The application's part "${name}" is read before defineApplication has received it.`);
  return part;
}

export const declaredRoles = () => partOf('roles').roles;
export const roleLabels = () => partOf('roles').roleLabels;
export const customBases = () => partOf('roles').customBases;
export const guardedAccounts = () => partOf('roles').guardedAccounts;
export const hasRole = (role: Role, allowed: readonly Role[]): boolean =>
  partOf('roles').hasRole(role, allowed);
export const hasHome = (role: Role | null): role is RoleWithHome => partOf('roles').hasHome(role);
/** Labels of the roles as options of a field; empty until the roles are defined. */
export const roleOptions = {} as Record<DeclaredRole, Localized>;

export const registry = () => partOf('resources').registry;
export const resources = () => partOf('resources').resources;
export const resourceList = () => registry().list;
export const resourceNamed = (name: string) => registry().named(name);

/** Loads the parts of the application that signed-in pages need. */
export const loadApplication = (): Promise<unknown> => application.load?.() ?? Promise.resolve();
