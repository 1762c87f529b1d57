import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListSource } from '../query/listSource';
import { ApiError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { useToast } from '@framework/toast/useToast';
import type { ExportedList, ExportFormat } from './exportRecords';

/** Exports a list to a file: progress, cancellation, and a toast with the result. */
export function useExport(source: ListSource, list: ExportedList) {
  const { t } = useTranslation('transfer');
  const { t: common } = useTranslation();
  const toast = useToast();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  const run = async (format: ExportFormat, columns: readonly string[]) => {
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);
    try {
      const { downloadRecords, saveFile } = await import('./exportRecords');
      const { content, name } = await downloadRecords({
        source,
        format,
        columns,
        list,
        onProgress: setBytes,
        signal: abort.signal,
      });
      saveFile(content, name);
      toast.success(t('export.done'), { text: name });
    } catch (error) {
      if (abort.signal.aborted) return;
      toast.danger(t('export.failed'), {
        text: (error instanceof ApiError && inlineMessage(error)) || common('error'),
      });
    } finally {
      setBytes(null);
    }
  };
  return { bytes, run, stop: () => running.current?.abort() };
}
