import { apiPath, type Resource } from '#domain/schema/resource';
import { http } from '@/providers/http';
import type { ImportOutcome } from '#domain/api/consoleViews';
import type { ImportMode, ImportRow } from './importBatch';

/** Each row is checked and written as by hand; five thousand take minutes on a slow day. */
const patienceMs = 300_000;

/** @throws ApiError */
export async function importRows(
  resource: Resource,
  mode: ImportMode,
  rows: readonly ImportRow[],
): Promise<ImportOutcome> {
  const body = { mode, rows };
  const { data } = await http.post<ImportOutcome>(`${apiPath(resource)}/import`, body, {
    timeout: patienceMs,
  });
  return data;
}
