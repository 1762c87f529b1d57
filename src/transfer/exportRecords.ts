import { apiPath, type Resource } from '#domain/schema/resource';
import type { ListState } from '@/console/list/listAddress';
import { listParameters } from '@/console/list/listParameters';
import { ApiError } from '@/providers/apiError';
import { handleFailedCall } from '@/providers/failedCall';
import { http } from '@/providers/http';
import { token } from '@/providers/token';
import { fileNameOf } from './fileNameOf';

export type ExportFormat = 'csv' | 'xlsx';

/** Which records: those of the list as it is narrowed and ordered, all pages of it. */
export type ExportedList = Pick<ListState, 'q' | 'filters' | 'sort'>;

interface Wanted {
  readonly resource: Resource;
  readonly format: ExportFormat;
  readonly columns: readonly string[];
  readonly list: ExportedList;
  /** Told the bytes read so far; how many there will be nobody knows while the API still writes. */
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** Reads a file of a list. @throws ApiError in the API's own words */
export async function exportRecords({ resource, format, columns, list, onProgress, signal }: Wanted) {
  const url = `${apiPath(resource)}/export`;
  const sent = token.read();
  const response = await http.get<Blob>(url, {
    params: { format, columns: columns.join(','), ...listParameters(list) },
    responseType: 'blob',
    // A hundred thousand rows take longer than an ordinary answer may.
    timeout: 0,
    signal,
    onDownloadProgress: ({ loaded }) => onProgress(loaded),
    // A refusal comes as a file too; its words must be read out of it.
    validateStatus: () => true,
  });
  if (response.status >= 400) {
    const error = await refusal(response.status, response.data);
    handleFailedCall(error, { url, method: 'get', token: sent });
    throw error;
  }
  const disposition: unknown = response.headers['content-disposition'];
  const name = fileNameOf(typeof disposition === 'string' ? disposition : undefined);
  return { content: response.data, name: name ?? `${resource.name}.${format}` };
}

async function refusal(status: number, content: Blob): Promise<ApiError> {
  const body = await readJson(content);
  return new ApiError(body.message ?? '', status, body.code ?? 'unknown');
}

async function readJson(content: Blob): Promise<{ message?: string; code?: string }> {
  try {
    return JSON.parse(await content.text()) as { message?: string; code?: string };
  } catch {
    return {};
  }
}
