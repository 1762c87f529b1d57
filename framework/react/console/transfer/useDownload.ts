import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { readFile, saveFile } from '@framework/providers/readFile';
import { useToast } from '@framework/toast/useToast';

interface Download {
  /** Below /api/v1. */
  readonly url: string;
  readonly query?: Readonly<Record<string, string>>;
  /** How it is called among the person's downloads. */
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
