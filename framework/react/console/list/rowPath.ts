import { fillAddress } from '#framework/schema/address';
import type { ConsoleRecord } from '../consoleRecord';

/** The first of the patterns (`/client/requests/:branchId/:id`) whose parts the record all has, filled with them. */
export function filledPath(patterns: readonly string[], record: ConsoleRecord): string | null {
  for (const pattern of patterns) {
    const path = fillAddress(pattern, record);
    if (path !== null) return path;
  }
  return null;
}
