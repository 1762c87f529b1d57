import type { ZodType } from 'zod';
import type { accountAttemptLimits, AttemptLimit } from '../base/accounts/attemptLimits';
import type { Localized } from '../base/i18n/localized';
import type { ErrorRow, Exchange, OperationRow } from './operationTypes';
import type { Registry } from './registry';
import type { Resource } from './resource';
import type { CustomRole } from './roles/customRoles';
import type { Mark } from './roles/mark';

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
type OperationTable = Readonly<Record<string, OperationRow>>;
export type Operations = Registered<'operations', OperationTable>;
export type OperationId = Extract<keyof Operations, string>;
export type PublicOperations = Registered<'publicOperations', OperationTable>;
export type PublicOperationId = Extract<keyof PublicOperations, string>;
export type Privilege = Registered<'privilege', string>;
export type Contract = Registered<'contract', Readonly<Record<string, Exchange>>>;
export type ContractId = Extract<keyof Contract, string>;
export type ErrorCode = Registered<'errorCode', string>;
export type AttemptKind = Registered<'attemptKind', keyof typeof accountAttemptLimits>;

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

/** Operations that people call before they sign in. */
export interface PublicPart {
  readonly operations: PublicOperations;
  /** Operations whose forms show refusals themselves. */
  readonly formOperations: readonly PublicOperationId[];
}

/** Operations written by hand, and the rights to them. */
export interface AccessPart {
  readonly operations: Operations;
  /** Parts of an operation that only some of its callers may use, with the roles that may. */
  readonly privileges: Readonly<Record<Privilege, readonly DeclaredRole[]>>;
  /** Labels of the privileges and operations that a custom role can lose. */
  readonly rights: Readonly<Record<string, Localized>>;
  /** True for a record of which a role has exactly one, so that its screens do not name it. */
  readonly isKnownTo?: (resource: string, role: Role) => boolean;
}

/** Inputs, answers and refusals of the API. */
export interface ApiPart {
  /** Title, version and description of the OpenAPI document. */
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly contract: Contract;
  readonly errors: Readonly<Record<ErrorCode, ErrorRow>>;
  readonly attemptLimits: Readonly<Record<AttemptKind, AttemptLimit>>;
  /** Schemas with a name of their own in the OpenAPI document. */
  readonly components?: Readonly<Record<string, ZodType>>;
  /** Statuses with which an operation may refuse, besides those that follow from its contract and audience. */
  readonly furtherRefusals?: Readonly<Record<string, readonly number[]>>;
  /** Parts of hand-written answers that are emptied for a custom role that hides their fields. */
  readonly masks?: readonly Mark[];
  /** Reasons of the operations that no page calls. */
  readonly notInPortal?: Readonly<Partial<Record<string, string>>>;
}

interface Application {
  roles: RolePart;
  resources: ResourcePart;
  public: PublicPart;
  access: AccessPart;
  api: ApiPart;
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

export const publicOperations = () => partOf('public').operations;
export const formOperations = () => partOf('public').formOperations;

export const operations = () => partOf('access').operations;
export const privileges = () => partOf('access').privileges;
export const rights = () => partOf('access').rights;
export const isKnownTo = (resource: string, role: Role): boolean =>
  partOf('access').isKnownTo?.(resource, role) ?? false;

export const apiInfo = () => partOf('api').info;
export const contract = () => partOf('api').contract;
export const errors = () => partOf('api').errors;
export const attemptLimits = () => partOf('api').attemptLimits;
export const components = () => partOf('api').components ?? {};
export const furtherRefusals = (): Readonly<Partial<Record<string, readonly number[]>>> =>
  partOf('api').furtherRefusals ?? {};
export const masks = () => partOf('api').masks ?? [];
export const notInPortal = () => partOf('api').notInPortal ?? {};

/** Loads the parts of the application that signed-in pages need. */
export const loadApplication = (): Promise<unknown> => application.load?.() ?? Promise.resolve();
