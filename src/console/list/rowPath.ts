import type { ConsoleRecord } from '../consoleRecord';

/** The first of the patterns (`/client/requests/:branchId/:id`) whose parts the record all has, filled with them. */
export function filledPath(patterns: readonly string[], record: ConsoleRecord): string | null {
  for (const pattern of patterns) {
    const parts = pattern.split('/').map((part) => (part.startsWith(':') ? record[part.slice(1)] : part));
    if (parts.every((part) => typeof part === 'string')) return parts.join('/');
  }
  return null;
}
