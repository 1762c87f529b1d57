import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#domain/schema/resource';
import { ApiError } from '@/providers/apiError';
import { useLocalize } from '@/providers/language';
import type { ConsoleRecord } from './consoleRecord';
import { useRecordWrites } from './useRecordWrites';

/** Asks, naming the record, and deletes it; when other records still use it, says which. */
export function useDeleteRecord(resource: Resource, onDeleted?: () => void) {
  const { t } = useTranslation('console');
  const { t: common } = useTranslation();
  const localize = useLocalize();
  const { modal, message } = App.useApp();
  const { remove } = useRecordWrites(resource);

  return (record: ConsoleRecord): void => {
    const name = localize(record.$title);
    const attempt = async () => {
      try {
        await remove(record.id);
        void message.success(t('delete.done', { name }));
        onDeleted?.();
      } catch (error) {
        modal.error({
          title: t('delete.refused', { name }),
          content: error instanceof ApiError ? error.message : common('error'),
          okText: common('close'),
        });
      }
    };
    modal.confirm({
      title: t('delete.ask', { name }),
      content: t('delete.hint'),
      okText: t('delete.confirm'),
      okButtonProps: { danger: true },
      cancelText: common('cancel'),
      autoFocusButton: 'cancel',
      onOk: attempt,
    });
  };
}
