import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { branchDocuments } from '#resources/branchDocuments';
import { useDeleteRecord } from '@framework/console/actions/useDeleteRecord';
import type { ConsoleRecord } from '@framework/console/consoleRecord';

interface DeleteDocumentProps {
  readonly document: ConsoleRecord;
  readonly name: string;
}

/** Asks first and can be undone; the former copies of its kind stay. */
export function DeleteDocument({ document, name }: DeleteDocumentProps) {
  const { t } = useTranslation('places');
  const remove = useDeleteRecord(branchDocuments);
  return (
    <Button
      type="text"
      danger
      icon={<DeleteOutlined aria-hidden="true" />}
      aria-label={t('documents.deleteOf', { name })}
      onClick={() => remove(document)}
    />
  );
}
