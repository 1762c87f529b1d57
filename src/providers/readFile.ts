import { ApiError } from './apiError';
import { handleFailedCall } from './failedCall';
import { fileNameOf } from './fileNameOf';
import { http } from './http';
import { token } from './token';

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
  const sent = token.read();
  const method = body === undefined ? 'get' : 'post';
  const response = await http.request<Blob>({
    ...{ url, method, data: body },
    params: query,
    responseType: 'blob',
    ...(patient && { timeout: 0 }),
    ...(signal && { signal }),
    ...(onProgress && {
      onDownloadProgress: ({ loaded }: { readonly loaded: number }) => onProgress(loaded),
    }),
    // A refusal comes as a file too; its words must be read out of it.
    validateStatus: () => true,
  });
  if (response.status >= 400) {
    const error = await refusal(response.status, response.data);
    handleFailedCall(error, { url, method, token: sent });
    throw error;
  }
  const disposition: unknown = response.headers['content-disposition'];
  return {
    content: response.data,
    name: fileNameOf(typeof disposition === 'string' ? disposition : undefined),
  };
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
