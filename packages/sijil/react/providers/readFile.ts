import { useState } from 'react';
import { http } from './http';

interface Download {
  /** Path below `/api/v1`. */
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  /** File name of the download. */
  readonly name: string;
}

/** Downloads a file with the session's token, which a plain link could not send. A refusal is thrown. */
export function useDownload() {
  const [pending, setPending] = useState(false);
  const download = async ({ url, query, name }: Download) => {
    setPending(true);
    try {
      const { content } = await readFile(url, { ...(query && { query }) });
      saveFile(content, name);
    } finally {
      setPending(false);
    }
  };
  return { download, pending };
}

/** Returns the file name of a `Content-Disposition` header, preferring the UTF-8 one; null without a name. */
export function fileNameOf(disposition: string | undefined): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1];
  return (encoded && decoded(encoded)) || plain?.trim() || null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    return null;
  }
}

interface Wanted {
  readonly query?: Readonly<Record<string, string>>;
  /** Input of the file, sent as the body where the address alone does not identify it. */
  readonly body?: unknown;
  /** Called with the bytes read so far; the total is unknown while the API is still writing. */
  readonly onProgress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
  /** True for a file that takes longer than the usual timeout. */
  readonly patient?: boolean;
}

interface ReadFile {
  readonly content: Blob;
  /** File name from the API; null without one. */
  readonly name: string | null;
}

/** Reads a file with the session's token, by its path below `/api/v1`. @throws CallError with the API's message */
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
    // Only the bytes: a caller may pass a setter, which takes no second argument.
    ...(onProgress && { onProgress: (bytes: number) => onProgress(bytes) }),
  });
  return { content: data, name: fileNameOf(headers['content-disposition']) };
}

/** Saves a file as a download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed, because some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
