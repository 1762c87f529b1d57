import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportView } from '#framework/contract/exportViews';
import { hasFailed, isGoing } from '#framework/base/files/exports';
import { useOperation } from '@framework/providers/operations';
import { useMayCall } from '@framework/providers/useMayCall';
import { useToast } from '@framework/toast/useToast';
import { useBegunExports } from './exportsStore';

const lookEveryMs = 2_000;

/** The own exports of the last days; what this tab waits for is saved as soon as it is done. */
export function useOwnExports(): readonly ExportView[] {
  const { data } = useOperation('exports.list', {
    enabled: useMayCall('exports.list'),
    showsRecords: ['exports'],
    refetchWhile: (rows) => rows.some(isGoing) && lookEveryMs,
  });
  useSaved(data);
  return data ?? [];
}

function useSaved(rows: readonly ExportView[] | undefined): void {
  const { t } = useTranslation();
  const toast = useToast();
  const { ids, remove } = useBegunExports();
  useEffect(() => {
    for (const row of rows ?? []) {
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
