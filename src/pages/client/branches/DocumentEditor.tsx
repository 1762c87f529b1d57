import { useTranslation } from 'react-i18next';
import { type BranchDocumentKind, branchDocumentKinds } from '#domain/profile/documentFields';
import { defineShape } from 'sijil/schema/shape';
import { branchDocuments } from '#resources/branchDocuments';
import { useRecordWrites } from 'sijil/react/console/writes/useRecordWrites';
import { FormDrawer, ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './Branches.module.css';

const { kind, number, expiresOn, document } = branchDocuments.fields;
const newDocument = defineShape({ kind, number, expiresOn, document });
const renewal = defineShape({ number, expiresOn, document });

interface DocumentEditorProps {
  readonly branchId: string;
  /** Kind of the renewed document; null where the user chooses the kind. */
  readonly renewed: BranchDocumentKind | null;
  readonly onClose: () => void;
}

/** Form of a new document of a branch, or of one that renews another. */
export function DocumentEditor({ branchId, renewed, onClose }: DocumentEditorProps) {
  const { t } = useTranslation('places');
  const localize = useLocalize();
  const toast = useToast();
  const writes = useRecordWrites(branchDocuments);
  const clientId = useSession((session) => session.user?.client?.id);
  const save = async (values: Readonly<Record<string, unknown>>) => {
    await writes.create({ ...(renewed && { kind: renewed }), ...values, branchId, clientId });
    toast.success(t('documents.saved'));
    onClose();
  };
  const title = renewed
    ? t('documents.renewOf', { name: localize(branchDocumentKinds[renewed]) })
    : t('documents.add');
  return (
    <FormDrawer title={title} onClose={onClose}>
      {({ changed, leave }) => (
        <>
          {renewed && <p className={styles.hint}>{t('documents.renewHint')}</p>}
          <ShapeForm
            shape={renewed ? renewal : newDocument}
            dirtyGuard={false}
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={save}
          />
        </>
      )}
    </FormDrawer>
  );
}
