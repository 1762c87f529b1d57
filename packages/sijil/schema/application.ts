import type { ZodType } from 'zod';
import type { accountAttemptLimits, AttemptLimit } from '../base/accounts/attemptLimits';
import type { Localized } from '../base/i18n/localized';
import type { DeclaredList } from './declaredList';
import type { OwnFormat } from './kinds/formatted';
import type { IconName } from './menu';
import type { Area, DrawnFrom, OfOneRecord, PersonAreas, ShownBy, ShownInFile } from './operationAccess';
import type { ErrorRow, Exchange, OperationRow } from './operationTypes';
import type { Registry } from './registry';
import type { Resource } from './resource';
import type { CustomRole } from './roles/customRoles';
import type { Mark } from './roles/mark';
import type { Fields } from './shape';
import type { Audience } from './visits';

/**
 * Types of the application that the framework runs: the application adds them by declaration merging. Inside the block names
 * are those of this file first, so its own types have another name there.
 */
export interface Register {}

export type Registered<K extends string, Otherwise> = K extends keyof Register ? Register[K] : Otherwise;

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
/** Field kinds of the application: texts in formats of their own. */
export type Formats = Registered<'formats', Readonly<Record<string, OwnFormat>>>;
export type MenuGroup = Registered<'menuGroup', string>;
/** The records for which a person acts, besides their own: an id, several, or null for none. */
export type Ownership = Registered<'ownership', Readonly<Record<never, never>>>;
/** Parts of an ownership that access rules may name. */
export type Owner = Registered<'owner', never>;
export type RoutePath = Registered<'routePath', string>;
/** A person who opens a screen. */
export type Visitor = Registered<'visitor', { readonly role: Role }>;
/** Choices of a person that the browser stores until sign-out. */
export type SessionChoices = Registered<'sessionChoices', Readonly<Record<never, never>>>;
/** Fields of every account, stored in the table of accounts. */
export type AccountFields = Registered<'accountFields', Fields>;
export type ExportKind = Registered<'exportKind', 'list'>;
/** Names of the jobs in the queue. */
export type TaskName = Registered<'taskName', string>;
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
  /** Page of each role after sign-in; the other roles have no pages. */
  readonly homes: Readonly<Record<RoleWithHome, string>>;
  /** True for a role with pages of its own. */
  readonly hasHome: (role: Role | null) => boolean;
}

/** Screens written by hand. */
export interface RoutePart {
  /** The screens with their visitors; the router is built from them. */
  readonly screens: Readonly<Record<RoutePath, Audience>>;
  /** Operations without which a screen shows nothing: no menu offers it to a role that may not call its operation. */
  readonly operations?: Readonly<Partial<Record<string, OperationId>>>;
  /** A screen that some people must complete before they open another. */
  readonly completion?: { readonly path: RoutePath; readonly isDue: (visitor: Visitor) => boolean };
}

/** Groups of the menu that are one entry of another group, with the icon of that entry. */
export type MenuPages = Readonly<
  Partial<Record<MenuGroup, { readonly within: MenuGroup; readonly icon: IconName }>>
>;

/** Whether a person owns by one id, as a company, or by several, as branches. */
export type OwnerCount = 'one' | 'several';

/** Facts that the declarations of an application name. */
export interface DeclarationPart {
  readonly formats?: Formats;
  readonly menuGroups?: Readonly<Record<MenuGroup, Localized>>;
  /** Groups that are one entry of another group; their screens are the tabs of a page. */
  readonly menuPages?: MenuPages;
  /** Parts of an ownership that access rules may name. */
  readonly owners?: Readonly<Record<Owner, OwnerCount>>;
  /** Ownership of an actor without an account, such as an automation. */
  readonly ownsNothing?: Ownership;
  /** Roles that can get rights on records of designed types, with the owner field of those records. */
  readonly recordOwners?: Readonly<Partial<Record<DeclaredRole, string>>>;
}

/** Brand until somebody changes it. */
export interface BrandPart {
  readonly name: Localized;
  /** Key by which the texts of the sign-in page are found. */
  readonly signInTexts?: string;
}

/** What the browser stores of a session, besides the person and the token. */
export interface SessionPart {
  readonly noChoices: SessionChoices;
  readonly startingChoices: (user: Registered<'sessionUser', object>) => SessionChoices;
}

/** Declared record types of an application. */
export interface ResourcePart {
  readonly resources: Resources;
  readonly registry: Registry;
  /** Fields of every account, stored in the table of accounts. */
  readonly accountFields: AccountFields;
  /** Lists of declared records under operations of their own, by the name under which their settings are stored. */
  readonly lists?: Readonly<Record<string, DeclaredList>>;
  /** Address of the page on which a role reads a record; null where it has none. Default: the generated page. */
  readonly recordPath?: (resource: Resource, id: string, role: Role) => string | null;
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
  /** Records that the operations of each area show and write. */
  readonly shownBy: ShownBy;
  readonly drawnFrom?: DrawnFrom;
  readonly ofOneRecord?: OfOneRecord;
  readonly personAreas?: PersonAreas;
  readonly shownInFile?: ShownInFile;
  readonly customRoles?: CustomRolePart;
}

/** Limits of what custom roles can have and lose. */
export interface CustomRolePart {
  /** Rights that no custom role has. */
  readonly never?: readonly string[];
  /** Operations that no custom role loses. */
  readonly always?: readonly string[];
  /** Operations that need a privilege of whoever may call them. */
  readonly neededPrivileges?: Readonly<Record<string, Privilege>>;
  /** Operations that return a file, with the area whose records the file shows. */
  readonly filesOf?: Readonly<Record<string, Area>>;
  /** Records that describe a role itself, by role: no custom role limits them. */
  readonly ownRecords?: Readonly<Partial<Record<DeclaredRole, readonly string[]>>>;
  /** Areas whose answers contain records of every type. */
  readonly showEverything?: readonly string[];
}

/** Files that are made in the background. */
export interface ExportPart {
  readonly names: Readonly<Record<ExportKind, Localized>>;
  /** The operation that makes each file: who may no longer call it may no longer fetch its file. A list is judged by itself. */
  readonly operations: Readonly<Record<ExportKind, OperationId | null>>;
}

/** Texts that can be changed at run time, besides those of the declarations. */
export interface TextPart {
  /** Tables of texts, by the first part of their keys. */
  readonly roots?: Readonly<Record<string, unknown>>;
  /** Bodies of operations, by a stable name. */
  readonly bodies?: Readonly<Record<string, unknown>>;
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

export interface Application {
  roles: RolePart;
  routes: RoutePart;
  declarations: DeclarationPart;
  brand: BrandPart;
  session: SessionPart;
  resources: ResourcePart;
  exports: ExportPart;
  texts: TextPart;
  public: PublicPart;
  access: AccessPart;
  api: ApiPart;
  /** Loads what only signed-in pages need; a browser calls it before the first of them. */
  load: () => Promise<unknown>;
  /** Loads the part `texts`; a browser calls it once a text has been changed at run time. */
  loadTexts: () => Promise<unknown>;
}
const application: Partial<Application> = {};

/** Defines parts of the application; a browser defines the records later than the roles, so that sign-in loads without them. */
export function defineApplication(parts: Partial<Application>): void {
  Object.assign(application, parts);
  if (parts.roles) Object.assign(roleOptions, parts.roles.roleLabels);
}

/** @throws where the part has not been defined */
export function partOf<K extends keyof Application>(name: K): Application[K] {
  const part = application[name];
  if (!part)
    throw new Error(`The application's part "${name}" is read before defineApplication has received it.`);
  return part;
}

/** Returns a part that an application may leave out. */
export const optionalPart = <K extends keyof Application>(name: K): Application[K] | undefined =>
  application[name];

export const declaredRoles = () => partOf('roles').roles;
export const roleLabels = () => partOf('roles').roleLabels;
export const customBases = () => partOf('roles').customBases;
export const guardedAccounts = () => partOf('roles').guardedAccounts;
export const hasRole = (role: Role, allowed: readonly Role[]): boolean =>
  partOf('roles').hasRole(role, allowed);
export const hasHome = (role: Role | null): role is RoleWithHome => partOf('roles').hasHome(role);
/** Labels of the roles as options of a field; empty until the roles are defined. */
export const roleOptions = {} as Record<DeclaredRole, Localized>;

export const homes = () => partOf('roles').homes;
export const routes = () => partOf('routes');

export const menuGroups = (): Readonly<Record<string, Localized>> =>
  application.declarations?.menuGroups ?? {};
/** Returns the application's format of this name; undefined for another kind of field. */
export function formatNamed(kind: string): OwnFormat | undefined {
  const formats: Readonly<Record<string, OwnFormat>> = application.declarations?.formats ?? {};
  return Object.hasOwn(formats, kind) ? formats[kind] : undefined;
}
export const accountFields = (): AccountFields => partOf('resources').accountFields;
export const owners = (): readonly Owner[] => Object.keys(ownerCounts()) as Owner[];
export const ownerCounts = (): Readonly<Partial<Record<Owner, OwnerCount>>> =>
  application.declarations?.owners ?? {};
export const ownsNothing = (): Ownership => application.declarations?.ownsNothing ?? ({} as Ownership);
/** Returns an ownership of the same kind with this id as each owner, and nothing else of a person; null parts stay null. */
export function ownershipWith(id: string, ownership: Ownership): Ownership {
  const owned: Readonly<Record<string, unknown>> = { ...ownership };
  const others = owners().map((owner) => {
    const value = owned[owner] ?? null;
    return [owner, value === null ? null : Array.isArray(value) ? [id] : id] as const;
  });
  return { ...ownsNothing(), ...Object.fromEntries(others) };
}
export const recordOwners = (): Readonly<Partial<Record<DeclaredRole, string>>> =>
  application.declarations?.recordOwners ?? {};

export const originalBrand = () => partOf('brand');

export const noChoices = (): SessionChoices => application.session?.noChoices ?? ({} as SessionChoices);
export const startingChoices = (user: Registered<'sessionUser', object>): SessionChoices =>
  application.session?.startingChoices(user) ?? noChoices();

export const registry = () => partOf('resources').registry;
export const resources = (): Resources => partOf('resources').resources;
export const resourceList = () => registry().list;
export const resourceNamed = (name: string) => registry().named(name);

export const ownRecordPath = () => partOf('resources').recordPath;
export const lists = () => partOf('resources').lists ?? {};

/** Name under which a list's settings are stored: its own, or its resource's for a generated list. */
export function listName(resource: Resource, list: DeclaredList | undefined): string {
  return Object.entries(lists()).find(([, one]) => one === list)?.[0] ?? resource.name;
}

export const publicOperations = (): PublicOperations => partOf('public').operations;
export const formOperations = (): readonly PublicOperationId[] => partOf('public').formOperations;

export const operations = (): Operations => partOf('access').operations;
export const privileges = () => partOf('access').privileges;
export const rights = () => partOf('access').rights;
export const isKnownTo = (resource: string, role: Role): boolean =>
  partOf('access').isKnownTo?.(resource, role) ?? false;

export const shownBy = () => partOf('access').shownBy;
export const drawnFrom = () => partOf('access').drawnFrom ?? {};
export const ofOneRecord = () => partOf('access').ofOneRecord ?? {};
export const personAreas = () => partOf('access').personAreas ?? [];
export const shownInFile = () => partOf('access').shownInFile ?? {};

const customRoleRules = (): CustomRolePart => partOf('access').customRoles ?? {};
export const neverCustom = () => customRoleRules().never ?? [];
export const requiredOperations = () => customRoleRules().always ?? [];
export const neededPrivileges = () => customRoleRules().neededPrivileges ?? {};
export const filesOf = () => customRoleRules().filesOf ?? {};
export const ownRecords = () => customRoleRules().ownRecords ?? {};
export const showEverything = () => customRoleRules().showEverything ?? [];

const listFile = {
  names: { list: { ar: 'قائمة بالبريد', en: 'List by email' } },
  operations: { list: null },
};
export const exportNames = () => (application.exports ?? (listFile as ExportPart)).names;
export const exportOperations = () => (application.exports ?? (listFile as ExportPart)).operations;

export const textRoots = () => application.texts?.roots ?? {};
export const formBodies = () => application.texts?.bodies ?? {};

export const apiInfo = () => partOf('api').info;
export const contract = (): Contract => partOf('api').contract;
export const errors = (): Readonly<Record<ErrorCode, ErrorRow>> => partOf('api').errors;
export const attemptLimits = (): Readonly<Record<AttemptKind, AttemptLimit>> => partOf('api').attemptLimits;
export const components = () => partOf('api').components ?? {};
export const furtherRefusals = (): Readonly<Partial<Record<string, readonly number[]>>> =>
  partOf('api').furtherRefusals ?? {};
export const masks = () => partOf('api').masks ?? [];
export const notInPortal = () => partOf('api').notInPortal ?? {};

/** Loads the parts of the application that signed-in pages need. */
export const loadApplication = (): Promise<unknown> => application.load?.() ?? Promise.resolve();

/** Loads the parts of the application that hold texts which can be changed. */
export const loadTexts = async (): Promise<void> => {
  await Promise.all([loadApplication(), application.loadTexts?.()]);
};
