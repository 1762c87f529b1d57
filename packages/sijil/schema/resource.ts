import type { DeclaredRole, Role, OperationId, Privilege, MenuGroup } from 'sijil/schema/application';
import type { Localized } from '../base/i18n/localized';
import type { Left } from './roles/customRoles';
import type { Access } from './access';
import type { FilterGroups, ListPreset } from './declaredList';
import type { ReferenceField } from './kinds/reference';
import type { IconName } from './menu';
import type { Fields, Rule, Shape } from './shape';

export interface CountedForms {
  readonly one: string;
  readonly two: string;
  /** From 3 to 10, without the number. */
  readonly few: string;
  /** From 11 to 99, without the number. */
  readonly many: string;
}

/** Options of a back-office entity, from which everything else about it is derived. */
export interface ResourceOptions<F extends Fields> {
  readonly label: {
    readonly one: Localized;
    readonly many: Localized;
    /** The Arabic forms after a number: «طلب واحد», «طلبان», 3 «طلبات», 38 «طلبًا»; a list counts "records" without them. */
    readonly counted?: CountedForms;
  };
  readonly fields: F;
  /** The field that names a record; one per language where the languages have fields of their own. */
  readonly title: TitleOf<F>;
  /** References shown with a title that is a number, wherever records are searched or chosen. */
  readonly about?: readonly ReferencesOf<F>[];
  /** Former fields whose values may be lost: without their names here, no migration drops their columns. */
  readonly dropped?: readonly string[];
  readonly list: readonly (keyof F & string)[];
  readonly search: readonly (keyof F & string)[];
  /** Groups of the panel in which its lists are filtered. */
  readonly filters?: FilterGroups<keyof F & string>;
  readonly access: Access;
  readonly rules?: readonly Rule<never>[];
  /** A privilege without which a custom role reads, changes and deletes nothing, or only the person's own records. */
  readonly needs?: Need;
  /**
   * Another declaration of which its rows are a part: a custom role reads no more of them here. Fields of the same name are the
   * same column.
   */
  readonly rowsOf?: string;
  /** People who sign in: name, e-mail, phone and state are columns of `users`, the other fields are in a separate table. */
  readonly account?: { readonly roles: readonly [DeclaredRole, ...DeclaredRole[]] };
  /** Its records are people who sign in, as with `account`, but a module writes them; each has the field `role`. */
  readonly people?: true;
  readonly sort?: { readonly field: keyof F & string; readonly order: 'asc' | 'desc' };
  /** Groups of the form and of the show page; fields in no section come first. */
  readonly sections?: readonly {
    readonly label: Localized;
    readonly fields: readonly (keyof F & string)[];
  }[];
  /**
   * Fields in the side column of a record's page, in this order: its state, whose it is, dates, sums. Without it, the short
   * fields of its list (`asideFields`).
   */
  readonly aside?: readonly (keyof F & string)[];
  /** Lists of other resources on the show page: those whose `by` refers to this record. */
  readonly children?: readonly { readonly resource: string; readonly by: string }[];
  /**
   * Unique field by which an import finds the existing record of a row, and may change it. A localized one is compared in the
   * languages that the sheet has.
   */
  readonly importKey?: keyof F & string;
  /** Its records are created where their contents are shown: no page has a form for a new one. */
  readonly madeElsewhere?: true;
  /**
   * Fields by which its lists are sorted at any length, because an index serves them: for everybody, or for roles whose own rows
   * have one. By other fields at most `longestSorted` rows are sorted.
   */
  readonly longOrders?: Partial<Record<keyof F & string, 'all' | readonly Role[]>>;
  /**
   * Records that refer to its own by the field `by`, by name, and fields of theirs by which its list can be filtered too: the
   * supervisors with a request of a client.
   */
  readonly filteredBy?: Readonly<Record<string, { readonly by: string; readonly fields: readonly string[] }>>;
  /** Presets of its own list, in addition to saved views. */
  readonly presets?: readonly ListPreset[];
  /** Fields that may be changed in the list itself, without opening the form. */
  readonly inline?: readonly (keyof F & string)[];
  /** A secret that its hook returns for a new record, shown only then; no column of the table stores it. */
  readonly secret?: { readonly label: Localized; readonly hint: Localized };
  /** Actions on a record beyond editing it, offered in its row and on its page. */
  readonly actions?: readonly RecordAction[];
  /** `alsoFor`: roles that have it in their menu although they read only a part of it. */
  readonly menu?: { readonly icon: IconName; readonly group?: MenuGroup; readonly alsoFor?: readonly Role[] };
  /** Fields whose combination is unique; the message appears next to the last of them. */
  readonly uniqueTogether?: readonly (readonly [keyof F & string, ...(readonly (keyof F & string)[])])[];
  /** Added at run time: an installation may have the table already. */
  readonly addedLater?: true;
  /** Has a single record, created with the installation: its address opens that record instead of a list. */
  readonly single?: true;
  /** Size limit of a sent record in kB, where its long texts or many rows need more than 16. */
  readonly bodyKb?: number;
  /** The address of its screens, where it is specified and differs from the resource's name. */
  readonly path?: string;
  /** The address of its API below /api/v1, where it is not the resource's name. */
  readonly api?: string;
  /** Names of its operations in the OpenAPI document, where they are specified (rules 1.9). */
  readonly operations?: Partial<Record<OperationKind, string>>;
}

/** A privilege, and what is left without it. */
export interface Need {
  readonly privilege: Privilege;
  readonly left: Left;
}

/** Returns a declaration that needs a privilege of its readers and writers. */
export function needing<R extends Resource>(privilege: Privilege, resource: R, left: Left = 'nothing'): R {
  return { ...resource, needs: { privilege, left } };
}

export type OperationKind =
  | 'list'
  | 'get'
  | 'create'
  | 'update'
  | 'delete'
  | 'export'
  | 'summary'
  | 'import'
  | 'bulk'
  | 'restore'
  | 'revert'
  | 'history'
  | 'related';

/** Action on a record beyond editing it. */
export type RecordAction = OperationAction | SettingAction | LinkAction;

/**
 * An operation of a module that a record offers: `:id` of its address is the record's. The operation's audience decides
 * which roles see it, and the operation itself whether it is possible; `when` only hides it.
 */
export interface OperationAction extends ActWords {
  readonly operation: OperationId;
  /** Form of the action; its values are the operation's body. */
  readonly body?: Shape;
  /** Reference to the record that the operation is for, and the fields of this record that go into its body. */
  readonly of?: { readonly reference: string; readonly body: Readonly<Record<string, string>> };
  /** Sent with the form's values, where one operation serves two actions. */
  readonly values?: Readonly<Record<string, unknown>>;
  /** Offered for one record at a time only: its answer is shown once, or the person concerned must be reviewed. */
  readonly single?: true;
  /** Its answer is an export: the browser saves the file as soon as it is made, and it is among the person's files. */
  readonly makesFile?: true;
}

/**
 * Named change of some fields, for one record or a selection. It needs no server code: the form could make the same change, with
 * the same rights.
 */
export interface SettingAction extends ActWords {
  readonly set: Readonly<Record<string, string | number | boolean | null>>;
}

/** Link of a record to a page other than its own. */
export interface LinkAction extends Offer {
  /** Address of the page, filled with fields of the record: `/services/:serviceId?again=:id`. */
  readonly link: string;
  readonly roles: readonly Role[];
}

interface Offer {
  readonly label: Localized;
  readonly icon?: string;
  /** Offered only for records whose field holds one of these. */
  readonly when?: { readonly field: string; readonly in: readonly (string | boolean)[] };
}

interface ActWords extends Offer {
  readonly danger?: boolean;
  /** Confirmation before an action without a body; an action with one has its form instead. */
  readonly confirm?: Localized;
  readonly done: Localized;
}

/** Name of an action in a message: its operation, its address, or the fields that it sets. */
export function actionName(action: RecordAction): string {
  if ('link' in action) return action.link;
  return 'set' in action ? `set ${Object.keys(action.set).join(', ')}` : action.operation;
}

type ReferencesOf<F> = { [K in keyof F]: F[K] extends ReferenceField ? K : never }[keyof F] & string;
type TitleOf<F> = (keyof F & string) | { readonly ar: keyof F & string; readonly en: keyof F & string };

export interface Resource<N extends string = string, F extends Fields = Fields>
  extends
    Omit<
      ResourceOptions<F>,
      | 'title'
      | 'about'
      | 'list'
      | 'search'
      | 'filters'
      | 'sort'
      | 'longOrders'
      | 'sections'
      | 'aside'
      | 'inline'
      | 'importKey'
      | 'uniqueTogether'
    >,
    Shape<F> {
  readonly name: N;
  /** Its rows are written by a module in the module's own table; the console reads them, nobody edits them there. */
  readonly storedBy?: 'module';
  readonly title: { readonly ar: string; readonly en: string };
  readonly about: readonly string[];
  readonly list: readonly string[];
  readonly search: readonly string[];
  readonly filters?: FilterGroups | undefined;
  readonly inline: readonly string[];
  readonly importKey?: string | undefined;
  readonly madeElsewhere?: true;
  readonly uniqueTogether?: readonly (readonly string[])[] | undefined;
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  readonly longOrders?: Readonly<Record<string, 'all' | readonly Role[] | undefined>> | undefined;
  readonly sections: readonly { readonly label: Localized; readonly fields: readonly string[] }[];
  readonly aside?: readonly string[] | undefined;
}

/** Declares a back-office entity. A misspelt field in `list`, `search`, `title` or `sort` does not compile. */
export function defineResource<const N extends string, const F extends Fields>(
  name: N,
  options: ResourceOptions<F>,
): Resource<N, F> {
  const title = options.title as string | { ar: string; en: string };
  return {
    ...options,
    name,
    title: typeof title === 'string' ? { ar: title, en: title } : title,
    about: options.about ?? [],
    sort: options.sort ?? { field: 'createdAt', order: 'desc' },
    sections: options.sections ?? [],
    inline: options.inline ?? [],
  };
}

export interface ModuleResource<N extends string = string, F extends Fields = Fields> extends Resource<N, F> {
  readonly storedBy: 'module';
}

/**
 * Declares records that a module stores (requests, payments, certificates) so that the console can list, find, filter and export
 * them. Their table is named in `server/records/moduleTables`; such a declaration may grant nothing but reading.
 */
export function defineModuleResource<const N extends string, const F extends Fields>(
  name: N,
  options: ResourceOptions<F>,
): ModuleResource<N, F> {
  return { ...defineResource(name, options), storedBy: 'module' };
}

/** The address of the resource's list in the portal. */
export function screenPath(resource: Resource): string {
  return resource.path ?? `/${resource.name}`;
}

/** Below `/api/v1`: what the server registers and the portal calls. */
export function apiPath(resource: Resource): string {
  return resource.api ?? `/${resource.name}`;
}

export function operationId(resource: Resource, kind: OperationKind): string {
  return resource.operations?.[kind] ?? `${resource.name}.${kind}`;
}
