import { fillAddress } from '#framework/schema/address';
import { type Resource, screenPath } from '#framework/schema/resource';
import type { ConsoleRecord } from '#framework/contract/recordView';

/** Address of a record of a list: the first of the list's own addresses that it can fill, or the page of its resource. */
export function recordAddress(
  {
    resource,
    rowPath = [],
  }: { readonly resource: Resource; readonly rowPath?: readonly string[] | undefined },
  record: ConsoleRecord,
): string {
  return filledPath(rowPath, record) ?? `${screenPath(resource)}/${record.id}`;
}

/** The first of the patterns (`/client/requests/:branchId/:id`) whose parts the record all has, filled with them. */
export function filledPath(patterns: readonly string[], record: ConsoleRecord): string | null {
  for (const pattern of patterns) {
    const path = fillAddress(pattern, record);
    if (path !== null) return path;
  }
  return null;
}
