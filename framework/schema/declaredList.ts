import type { OperationId } from '#app/operations';
import type { Role } from '#app/roles';
import type { Localized } from '../base/i18n/localized';
import type { Resource } from './resource';
import type { Fields } from './shape';

/** Filters as they stand in a list's address and in the API's: `{ status_in: 'pending,change_request' }`. */
export type ListFilters = Readonly<Record<string, string>>;

/** A view of a list that comes with it, beside those that people save: whose turn it is, what waits. */
export interface ListPreset {
  readonly id: string;
  readonly label: Localized;
  readonly filters: ListFilters;
  /** What its emptiness means: nothing is hidden, nothing waits. */
  readonly none?: Localized;
  /** A field's name, with a minus in front the other way round; the list's own order without it. */
  readonly sort?: string;
  /** What the view is read for, where the list's usual columns do not show it. */
  readonly columns?: readonly string[];
  /** Absent: everybody who opens the list. */
  readonly roles?: readonly Role[];
}

/** What a list shows of its records, and how its screen begins. */
export interface ListOptions<Name extends string> {
  readonly sort?: { readonly field: Name; readonly order: 'asc' | 'desc' };
  /** Rows that the list never leaves, whatever is asked of it. */
  readonly where?: ListFilters;
  readonly columns?: readonly Name[];
  /** Where a role wants other columns than the others. */
  readonly columnsOf?: Partial<Record<Role, readonly Name[]>>;
  /** Fields that say the same in every row: neither columns nor filters of this list. */
  readonly without?: readonly Name[];
  readonly presets?: readonly ListPreset[];
  /** The preset that a bare address opens; all rows without it. */
  readonly startsWith?: string;
  /** Where a role begins with another preset than the others. */
  readonly startsWithOf?: Partial<Record<Role, string>>;
  /** How its rows are drawn at every width: cards side by side; a table, and cards where it has no room, without it. */
  readonly look?: 'cards';
  /** Where a row leads, when that is not the resource's own page: the first of these whose fields (`:branchId`) it has. */
  readonly rowPath?: readonly string[];
}

/** A list of a resource's records under an operation of its own. */
export interface DeclaredList extends ListOptions<string> {
  readonly resource: Resource;
  /** Its address and who may ask for it. */
  readonly operation: OperationId;
}

/** Declares a list; what it says of fields is checked against the resource's. */
export function defineList<const F extends Fields>(
  resource: Resource<string, F>,
  operation: OperationId,
  options: ListOptions<keyof F & string> = {},
): DeclaredList {
  return { ...options, resource, operation };
}
