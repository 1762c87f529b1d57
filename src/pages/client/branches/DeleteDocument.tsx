import { DeleteOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { branchDocuments } from '#resources/branchDocuments';
import type { ConsoleRecord } from '@/console/consoleRecord';
import { useRecordWrites } from '@/console/form/useRecordWrites';
import { ApiError } from '@/providers/apiError';
import { useToast } from '@/toast/useToast';

interface DeleteDocumentProps {
  readonly document: ConsoleRecord;
  readonly name: string;
}

/** Asks first; the former copies of its kind stay. */
export function DeleteDocument({ document, name }: DeleteDocumentProps) {
  const { t } = useTranslation('places');
  const { t: common } = useTranslation();
  const { modal } = App.useApp();
  const toast = useToast();
  const writes = useRecordWrites(branchDocuments);
  const remove = async () => {
    try {
      await writes.remove(document);
      toast.success(t('documents.deleted'));
    } catch (error) {
      toast.danger(error instanceof ApiError ? error.message : common('error'));
    }
  };
  const ask = () =>
    void modal.confirm({
      title: t('documents.deleteTitle', { name }),
      content: t('documents.deleteHint'),
      okText: t('documents.delete'),
      okButtonProps: { danger: true },
      onOk: remove,
    });
  return (
    <Button
      type="text"
      danger
      icon={<DeleteOutlined aria-hidden="true" />}
      aria-label={t('documents.deleteOf', { name })}
      onClick={ask}
    />
  );
}
