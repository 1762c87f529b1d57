import type { ResourceName } from '#app/resources';
import type { PersonalResource } from '#framework/base/live/liveMessages';

/** Table with live changes: the resource that changes, and the column with its record's id. */
export interface LiveSource {
  readonly table: string;
  readonly resource: ResourceName | PersonalResource;
  readonly column: string;
  /** The kind of change that is sent; every kind by default. */
  readonly only?: 'update' | 'delete';
}

/** Columns that say whose a record is: who loses one may no longer read it, and hears so. */
export interface Handover {
  readonly table: string;
  readonly columns: readonly string[];
}
