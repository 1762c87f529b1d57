import type { Localized } from '../base/i18n/localized';
import { keysOf } from '../base/objects';
import { permissionFor } from '../schema/access';
import { accountFields } from '../schema/accountFields';
import {
  type Application,
  type DeclarationPart,
  type DeclaredRole,
  defineApplication,
  type ResourcePart,
  type Role,
} from '../schema/application';
import { consoleResources, setUpGroup } from '../schema/consoleResources';
import type { frameworkTasks } from '../schema/jobs/frameworkTasks';
import type { Shown } from '../schema/operationAccess';
import type { OperationRow } from '../schema/operationTypes';
import { people } from '../schema/people';
import { registryOf } from '../schema/registry';
import { type Resource, screenPath } from '../schema/resource';
import { baseRole } from '../schema/roles/customRoles';
import type { Audience } from '../schema/visits';
import type { frameworkContract, loginContract, providerContract, seeAsContract } from './contract';
import type { frameworkErrors } from './errors';
import {
  frameworkOfOneRecord,
  frameworkRights,
  frameworkShownBy,
  frameworkShownInFile,
} from './operationFacts';
import { consoleOperations, frameworkOperations, frameworkPublicOperations } from './operations';
import type { accountView } from './sessionViews';

type Rows = Readonly<Record<string, OperationRow>>;

/** An application that has every feature of the framework. Only roles and records are its own; the rest has defaults. */
export interface BackOffice {
  /** Name until somebody changes it. */
  readonly name: Localized;
  /** Labels of the roles. */
  readonly roles: Readonly<Record<DeclaredRole, Localized>>;
  /** Roles that set the application up: they design, write automations, and manage accounts and rights. */
  readonly keepers: readonly DeclaredRole[];
  /** The declarations; people are declared by the framework where none has an `account`. */
  readonly resources: Readonly<Record<string, Resource>>;
  /** Page of a role after sign-in; by default the list of the first declaration that it reads. */
  readonly homes?: Readonly<Partial<Record<DeclaredRole, string>>>;
  /** Roles that a custom role can narrow; the keepers by default. */
  readonly customBases?: readonly DeclaredRole[];
  readonly formats?: DeclarationPart['formats'];
  readonly menuGroups?: Readonly<Record<string, Localized>>;
  /** Roles whose people own records that refer to them, with the owner field; all but the keepers by default. */
  readonly recordOwners?: DeclarationPart['recordOwners'];
  /** Screens written by hand, with their visitors. */
  readonly routes?: Readonly<Record<string, Audience>>;
  readonly lists?: ResourcePart['lists'];
  readonly recordPath?: ResourcePart['recordPath'];
  /** Operations written by hand, the records that each area of them shows and writes, and the names of the rights to them. */
  readonly operations?: Rows;
  readonly shownBy?: Readonly<Record<string, readonly Shown[]>>;
  readonly rights?: Readonly<Record<string, Localized>>;
  /** Parts of an operation that only some of its callers may use. */
  readonly privileges?: Readonly<Record<string, readonly DeclaredRole[]>>;
}

const keeperPrivileges = [
  'savedViews.share',
  'savedViews.readShared',
  'roles',
  'seeAs',
  'secondFactor.reset',
  'signIn.provider',
] as const;

/** Rights that no custom role can have. */
const neverCustom = [
  'roles',
  'roles.preview',
  'roles.explain',
  'seeAs',
  'sessions.seeAs',
  'secondFactor.reset',
];

/** What an application of its own gives, by the names of `BackOffice`; `contract` and `errors` are those of its server. */
interface Given {
  readonly roles: Readonly<Record<string, Localized>>;
  readonly resources: Readonly<Record<string, Resource>>;
  readonly formats?: object;
  readonly menuGroups?: object;
  readonly routes?: object;
  readonly operations?: object;
  readonly privileges?: object;
  readonly contract?: object;
  readonly errors?: object;
  readonly taskLabels?: object;
}

type Part<G, K extends string> = K extends keyof G ? (G[K] extends object ? G[K] : unknown) : unknown;
type Names<G, K extends string> = Extract<keyof Part<G, K>, string>;
type User = typeof accountView;
type PublicOperations = typeof frameworkPublicOperations;

/** Types of an application that `defineBackOffice` defines: `interface Register extends BackOfficeTypes<{ … }> {}`. */
export interface BackOfficeTypes<G extends Given> {
  role: Names<G, 'roles'>;
  resources: G['resources'] & ReturnType<typeof consoleResources>;
  accountFields: typeof accountFields;
  formats: Part<G, 'formats'>;
  menuGroup: Names<G, 'menuGroups'>;
  routePath: Names<G, 'routes'> | keyof ReturnType<typeof frameworkRoutes>;
  publicOperations: PublicOperations;
  operations: PublicOperations &
    typeof frameworkOperations &
    ReturnType<typeof consoleOperations> &
    Part<G, 'operations'>;
  privilege: Names<G, 'privileges'> | (typeof keeperPrivileges)[number];
  contract: typeof frameworkContract & {
    'auth.login': ReturnType<typeof loginContract<User>>;
    'auth.finishAtProvider': ReturnType<typeof providerContract<User>>;
    'session.get': { answer: User };
    'sessions.seeAs': ReturnType<typeof seeAsContract<User>>;
  } & Part<G, 'contract'>;
  errorCode: Names<G, 'errors'> | keyof typeof frameworkErrors;
  taskName: Names<G, 'taskLabels'> | keyof typeof frameworkTasks;
}

/** Screens that every application has, besides those of its declarations. */
const frameworkRoutes = (roles: readonly Role[]) =>
  ({
    '/sign-in': 'signedOut',
    '/access-denied': 'any',
    '/approvals/:id': roles,
  }) satisfies Record<string, Audience>;

/**
 * Defines an application for the server and the browser.
 * @throws Error with a number and the correction
 */
export function defineBackOffice(given: BackOffice): void {
  const { roles: labels, keepers, customBases: bases = keepers } = given;
  const roles = keysOf(labels);
  assertRoles(given);
  const homes: Partial<Record<DeclaredRole, string>> = { ...given.homes };
  const { formats, recordOwners = ofThemselves(given) } = given;
  defineParts({
    roles: {
      roles,
      roleLabels: labels,
      customBases: bases,
      guardedAccounts: keepers,
      hasRole: (role: Role, allowed: readonly Role[]) => {
        const base = baseRole(role);
        return base !== null && allowed.includes(base);
      },
      homes,
      hasHome: (role: Role | null) => role !== null && Object.hasOwn(homes, role),
    },
    routes: { screens: { ...frameworkRoutes(roles), ...given.routes } },
    declarations: {
      ...(formats && { formats }),
      recordOwners,
      menuGroups: { ...given.menuGroups, [setUpGroup]: { ar: 'إعداد المنصة', en: 'Settings' } },
    },
    brand: { name: given.name },
    public: { operations: frameworkPublicOperations, formOperations: ['auth.login'] },
  });
  // After the roles: these declarations offer them as options.
  const { own, accounts } = withPeople(given);
  const added = consoleResources({
    roles,
    keepers,
    members: keysOf(ofThemselves(given)),
    bases,
    people: accounts,
    of: own,
  });
  assertNames(own, added);
  const resources = { ...own, ...added };
  for (const role of roles) {
    const home = Object.values(own).find((one) => permissionFor(one, 'read', { role }) !== 'none');
    if (home) homes[role] ??= screenPath(home);
  }
  const { lists, recordPath } = given;
  defineParts({
    resources: {
      resources,
      registry: registryOf(resources),
      accountFields,
      ...(lists && { lists }),
      ...(recordPath && { recordPath }),
    },
    access: {
      operations: {
        ...frameworkPublicOperations,
        ...frameworkOperations,
        ...consoleOperations(keepers),
        ...given.operations,
      },
      privileges: {
        ...Object.fromEntries(keeperPrivileges.map((name) => [name, keepers])),
        ...given.privileges,
      },
      rights: {
        ...frameworkRights,
        'designs.kindChange': { ar: 'معاينة تغيير نوع الحقل', en: 'Preview a change of a field’s type' },
        ...given.rights,
      },
      shownBy: { ...frameworkShownBy, auth: accounts, ...given.shownBy },
      ofOneRecord: frameworkOfOneRecord,
      personAreas: ['auth'],
      shownInFile: frameworkShownInFile,
      customRoles: { never: neverCustom },
    },
  });
}

/** People of every role that does not set the application up own what refers to their own record. */
function ofThemselves({ roles, keepers }: BackOffice): Readonly<Partial<Record<DeclaredRole, string>>> {
  const names = keysOf(roles);
  const others = names.filter((role) => !keepers.includes(role));
  const owners = others.length > 0 ? others : names;
  return Object.fromEntries(owners.map((role) => [role, 'userId'])) as Partial<Record<DeclaredRole, string>>;
}

/** Defines parts of an application whose types the framework does not know. */
export function defineParts(parts: Readonly<Partial<Record<keyof Application, object>>>): void {
  defineApplication(parts as Partial<Application>);
}

interface OwnResources {
  readonly own: Readonly<Record<string, Resource>>;
  /** Names of the declarations whose records are people. */
  readonly accounts: readonly [string, ...string[]];
}

function withPeople({ resources, roles, keepers }: BackOffice): OwnResources {
  const [first, ...others] = Object.values(resources).filter(({ account }) => account !== undefined);
  if (!first) return { own: { ...resources, people: people({ roles, keepers }) }, accounts: ['people'] };
  return { own: resources, accounts: [first.name, ...others.map(({ name }) => name)] };
}

function assertRoles({ roles, keepers, homes = {}, customBases = [] }: BackOffice): void {
  const names: readonly string[] = keysOf(roles);
  if (names.length === 0)
    throw new Error(
      'A1 The application has no role. Write one in «roles», by its name, with a label in both languages.',
    );
  if (keepers.length === 0)
    throw new Error(`A2 Nobody can set the application up. Write keepers: ['${names[0]}'].`);
  const unknown = Object.entries({ keepers, customBases, homes: keysOf(homes) }).flatMap(([place, named]) =>
    named.filter((role) => !names.includes(role)).map((role) => ({ place, role })),
  );
  const [wrong] = unknown;
  if (wrong)
    throw new Error(
      `A3 «${wrong.place}» names the role "${wrong.role}", which is missing in «roles». Add it there, or name one of ${names.join(', ')}.`,
    );
}

function assertNames(
  own: Readonly<Record<string, Resource>>,
  added: Readonly<Record<string, Resource>>,
): void {
  for (const [key, { name }] of Object.entries(own)) {
    const twin = Object.entries(own).find(([other, one]) => other !== key && one.name === name);
    if (twin)
      throw new Error(`A4 «${key}» and «${twin[0]}» are both declared as "${name}". Give one another name.`);
    if (key !== name)
      throw new Error(`A5 «${key}» is declared as "${name}". List it under that name: { ${name} }.`);
    if (Object.hasOwn(added, name))
      throw new Error(`A6 "${name}" is the name of a record of the framework. Choose another name.`);
  }
}
