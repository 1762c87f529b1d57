import { type Resource, screenPath } from '#framework/schema/resource';
import type { ConsoleRecord } from '../consoleRecord';
import { filledPath } from '../list/RecordList';
import type { ListSource } from '../query/listSource';

/** Where a record of a list leads: to the page that the list names, or its own. */
export function recordAddress({ resource, list }: ListSource, record: ConsoleRecord): string {
  return (list?.rowPath && filledPath(list.rowPath, record)) ?? ownAddress(resource, record);
}

const ownAddress = (resource: Resource, { id }: ConsoleRecord) => `${screenPath(resource)}/${id}`;
