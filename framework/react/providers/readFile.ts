import { fileNameOf } from './fileNameOf';
import { http } from './http';

interface Wanted {
  readonly query?: Readonly<Record<string, string>>;
  /** What the file is drawn from; sent along, where the address alone does not say it. */
  readonly body?: unknown;
  /** Told the bytes read so far; how many there will be nobody knows while the API still writes. */
  readonly onProgress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
  /** True for a file that takes longer than an ordinary answer may. */
  readonly patient?: boolean;
}

export interface ReadFile {
  readonly content: Blob;
  /** As the API calls it; null where it does not. */
  readonly name: string | null;
}

/** Reads a file that the session's token opens, by its address below /api/v1. @throws ApiError in the API's own words */
export async function readFile(url: string, wanted: Wanted = {}): Promise<ReadFile> {
  const { query, body, onProgress, signal, patient = false } = wanted;
  const { data, headers } = await http.request<Blob>({
    url,
    method: body === undefined ? 'GET' : 'POST',
    data: body,
    params: query,
    responseType: 'blob',
    signal,
    ...(patient && { timeout: 0 }),
    ...(onProgress && { onProgress }),
  });
  return { content: data, name: fileNameOf(headers['content-disposition']) };
}
