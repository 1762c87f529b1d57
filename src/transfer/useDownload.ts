import { useState } from 'react';
import type { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';
import { useNotificationProvider } from '@/providers/notificationProvider';
import { saveFile } from './saveFile';

interface Download {
  /** Below /api/v1. */
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  /** How it is called among the person's downloads. */
  readonly name: string;
}

/** Fetches a file that the session's token opens, which a plain link cannot, and hands it to the browser's downloads. */
export function useDownload() {
  const { open } = useNotificationProvider();
  const [pending, setPending] = useState(false);
  const download = async ({ url, query, name }: Download) => {
    setPending(true);
    try {
      const { data } = await http.get<Blob>(url, { params: query, responseType: 'blob' });
      saveFile(data, name);
    } catch (error) {
      open?.({ type: 'error', message: (error as ApiError).message });
    } finally {
      setPending(false);
    }
  };
  return { download, pending };
}
