import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportView } from '#framework/contract/exportViews';
import { hasFailed, isGoing } from '#framework/base/files/exports';
import { useToast } from '@framework/toast/useToast';
import { useBegunExports } from './exportsStore';

/** Saves the files that this tab waits for, as soon as they are made. */
export function useSavedExports(rows: readonly ExportView[]): void {
  const { t } = useTranslation();
  const toast = useToast();
  const { ids, remove } = useBegunExports();
  useEffect(() => {
    for (const row of rows) {
      if (!ids.includes(row.id) || isGoing(row)) continue;
      remove(row.id);
      if (row.file) {
        follow(row.file);
        toast.success(t('exports.saved'), { text: `\u2068${row.file.name}\u2069` });
      } else if (hasFailed(row)) toast.danger(t('exports.failed'));
    }
  }, [rows, ids, remove, toast, t]);
}

/** The browser saves it as it arrives, however long it is. */
function follow({ url, name }: NonNullable<ExportView['file']>): void {
  const link = document.createElement('a');
  link.href = `${url}&download`;
  link.download = name;
  link.click();
}
