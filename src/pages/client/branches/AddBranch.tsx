import { useTranslation } from 'react-i18next';
import { branchFields, mainBranch } from '#domain/profile/branchFields';
import { defineShape } from '#framework/schema/shape';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { CallError } from '@framework/providers/apiError';
import { useAction } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';
import styles from '@/pages/client/branches/Branches.module.css';

const newBranch = defineShape({ ...branchFields, main: mainBranch });

interface AddBranchProps {
  /** The company has one location until now. */
  readonly single: boolean;
  readonly onClose: () => void;
}

/** Adds a branch; the second one turns a single location into several branches. */
export function AddBranch({ single, onClose }: AddBranchProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('branches.convertToMultiple');
  return (
    <FormDrawer title={t(single ? 'branches.convert' : 'branches.add')} onClose={onClose}>
      {({ changed, leave }) => (
        <>
          {single && <p className={styles.hint}>{t('branches.convertHint')}</p>}
          <ShapeForm
            shape={newBranch}
            submitLabel={t('branches.save')}
            dirtyGuard={false}
            stickyActions
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async (branch) => {
              await action.run({ body: { branches: [branch] } }).catch((error: unknown) => {
                throw asOwn(error);
              });
              toast.success(t('branches.added'));
              onClose();
            }}
          />
        </>
      )}
    </FormDrawer>
  );
}

/** Errors of the only branch: the API speaks of a list of branches, but here its fields are in the form themselves. */
function asOwn(error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const fields = Object.entries(error.fields).map(([path, messages]) => [
    path.replace(/^branches\.0\./, ''),
    messages,
  ]);
  const own = Object.fromEntries(fields);
  return new CallError(error.message, error.status, error.code, own, error.details);
}
