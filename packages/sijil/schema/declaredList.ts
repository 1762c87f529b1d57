import type { DeclaredRole, Role, OperationId } from 'sijil/schema/application';
import type { Localized } from '../base/i18n/localized';
import type { Resource } from './resource';
import type { Fields } from './shape';

/** Filters as a list's address and the API write them: `{ status_in: 'pending,change_request' }`. */
export type ListFilters = Readonly<Record<string, string>>;

/** A predefined view of a list, in addition to saved ones, such as records that wait for somebody. */
export interface ListPreset {
  readonly id: string;
  readonly label: Localized;
  readonly filters: ListFilters;
  /** Text shown where the preset has no rows; without it, that of the list. */
  readonly none?: Localized;
  /** Name of a field, with a minus in front for descending order; the list's own order if absent. */
  readonly sort?: string;
  /** Columns of the view, where they differ from the list's usual ones. */
  readonly columns?: readonly string[];
  /** Absent: everybody who opens the list. */
  readonly roles?: readonly Role[];
}

/** Layout of a list's filter panel; without it all filters are shown one below the other. */
export interface FilterGroups<Name extends string = string> {
  /** The most used filters, in this order. */
  readonly first: readonly Name[];
  /** Headings of the others, behind «more filters»; those that none names come last. */
  readonly more?: readonly { readonly label: Localized; readonly fields: readonly Name[] }[];
}

/** Columns of a list, and the state of its screen at first. */
export interface ListOptions<Name extends string> {
  readonly sort?: { readonly field: Name; readonly order: 'asc' | 'desc' };
  /** Filter that always applies, whatever the caller requests. */
  readonly where?: ListFilters;
  readonly columns?: readonly Name[];
  /** Columns of single roles, where they differ. */
  readonly columnsOf?: Partial<Record<DeclaredRole, readonly Name[]>>;
  /** Fields with the same value in every row: neither columns nor filters of this list. */
  readonly without?: readonly Name[];
  /** Groups of its filters, where they differ from the resource's. */
  readonly filters?: FilterGroups<Name>;
  readonly presets?: readonly ListPreset[];
  /** Preset that an address without a query opens; all rows without it. */
  readonly startsWith?: string;
  /** Preset of single roles, where it differs. */
  readonly startsWithOf?: Partial<Record<DeclaredRole, string>>;
  /** Look of its rows at every width: cards side by side; without it a table, and cards where that has no room. */
  readonly look?: 'cards';
  /**
   * Addresses that a row opens, when that is not the resource's own page: the first whose parameters (`:branchId`) it has is
   * used.
   */
  readonly rowPath?: readonly string[];
}

/** A list of a resource's records under an operation of its own. */
export interface DeclaredList extends ListOptions<string> {
  readonly resource: Resource;
  /** Address and audience of the list. */
  readonly operation: OperationId;
}

/** Declares a list; its field names are checked against those of the resource. */
export function defineList<const F extends Fields>(
  resource: Resource<string, F>,
  operation: OperationId,
  options: ListOptions<keyof F & string> = {},
): DeclaredList {
  return { ...options, resource, operation };
}
