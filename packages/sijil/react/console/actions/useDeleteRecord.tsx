import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Resource } from 'sijil/schema/resource';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useLocalize } from 'sijil/react/providers/language';
import { useToast } from 'sijil/react/toast/toastStore';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { referencingIn, StillInUse } from './StillInUse';
import { useRecordWrites } from '../writes/useRecordWrites';

/** Deletes a record after a confirmation that names it, and offers undo; lists the other records that still use it. */
export function useDeleteRecord(resource: Resource, onDeleted?: () => void) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const dialogs = useDialogs();
  const { remove } = useRecordWrites(resource);
  const offerUndo = useUndoToast(resource);
  const refuse = useRefusal();

  return (record: ConsoleRecord): void => {
    const attempt = async () => {
      try {
        await remove(record);
        offerUndo(record);
        onDeleted?.();
      } catch (error) {
        refuse(record, error);
      }
    };
    dialogs.confirm({
      title: t('delete.ask', { name: localize(record.$title) }),
      content: t('delete.hint'),
      okText: t('delete.confirm'),
      danger: true,
      onOk: attempt,
    });
  };
}

function useUndoToast(resource: Resource) {
  const { t } = useTranslation(['record', 'console']);
  const dialogs = useDialogs();
  const localize = useLocalize();
  const toast = useToast();
  const { restore } = useRecordWrites(resource);
  return ({ id, $title }: ConsoleRecord): void => {
    const name = localize($title);
    const undo = async () => {
      try {
        await restore(id);
        toast.success(t('undo.done', { name }));
      } catch (error) {
        dialogs.refused(error);
      }
    };
    toast.success(t('console:delete.done', { name }), {
      action: { label: t('undo.action'), run: undo },
    });
  };
}

function useRefusal() {
  const { t } = useTranslation('console');
  const { t: common } = useTranslation();
  const localize = useLocalize();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  return ({ id, $title }: ConsoleRecord, error: unknown): void => {
    const dialog = dialogs.error({
      title: t('delete.refused', { name: localize($title) }),
      content: (
        <StillInUse
          message={error instanceof CallError ? inlineMessage(error) : common('error')}
          users={error instanceof CallError ? referencingIn(error.details) : []}
          id={id}
          onOpen={(address) => {
            dialog.destroy();
            void navigate(address);
          }}
        />
      ),
      okText: common('close'),
    });
  };
}
