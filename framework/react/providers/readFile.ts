import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { http } from './http';
import { CallError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { useToast } from '@framework/toast/toastStore';

interface Download {
  /** Below /api/v1. */
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Name among the person's downloads. */
  readonly name: string;
}

/** Fetches a file that the session's token opens, which a plain link cannot, and hands it to the browser's downloads. */
export function useDownload() {
  const { t } = useTranslation();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const download = async ({ url, query, name }: Download) => {
    setPending(true);
    try {
      const { content } = await readFile(url, { ...(query && { query }) });
      saveFile(content, name);
    } catch (error) {
      toast.danger((error instanceof CallError && inlineMessage(error)) || t('error'));
    } finally {
      setPending(false);
    }
  };
  return { download, pending };
}

/** The name that a `Content-Disposition` gives a file, the one in UTF-8 before the plain one; null where it gives none. */
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
  /** Told the bytes read so far; how many there will be nobody knows while the API still writes. */
  readonly onProgress?: (bytes: number) => void;
  readonly signal?: AbortSignal;
  /** True for a file that takes longer than an ordinary answer may. */
  readonly patient?: boolean;
}

interface ReadFile {
  readonly content: Blob;
  /** As the API calls it; null where it does not. */
  readonly name: string | null;
}

/** Reads a file that the session's token opens, by its address below /api/v1. @throws CallError in the API's own words */
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

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: some browsers read the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
