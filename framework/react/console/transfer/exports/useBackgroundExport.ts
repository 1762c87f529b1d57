import type { ExportView } from '#framework/contract/exportViews';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { useChanged } from '@framework/providers/freshness/useChanged';
import { useToast } from '@framework/toast/useToast';
import { useBegunExports } from './exportsStore';

/**
 * Begins a file that is made in the background. On the page that began it, it is downloaded when it is ready; everywhere
 * else its progress and the file are in the header.
 */
export function useBackgroundExport(begin: () => Promise<Pick<ExportView, 'id'>>) {
  const { t } = useTranslation();
  const toast = useToast();
  const add = useBegunExports((begun) => begun.add);
  const changed = useChanged();
  return async () => {
    try {
      const { id } = await begin();
      add(id);
      void changed([{ resource: 'exports', ids: null }]);
      toast.info(t('exports.begun'), { text: t('exports.begunHint') });
    } catch (error) {
      toast.danger((error instanceof ApiError && inlineMessage(error)) || t('error'));
    }
  };
}
