import { useTranslation } from 'react-i18next';
import { branchFieldNames, branchFields, mainBranch } from '#domain/profile/branchFields';
import { defineShape } from '#framework/schema/shape';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction, useOperation } from '@framework/providers/operations';
import { useMay } from '@framework/providers/useMay';
import { useToast } from '@framework/toast/useToast';

const branchShape = defineShape({ ...branchFields, main: mainBranch });

interface BranchEditorProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An own branch in full. Its main mark is given to another branch, never just taken away. */
export function BranchEditor({ id, onClose }: BranchEditorProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const makesMain = useMay({ resource: 'privileges', action: 'branches.makeMain' });
  const branch = useOperation('branches.getOwn', { params: { id } });
  const action = useAction('branches.updateOwn');
  const record = branch.data;
  const mayBecomeMain = makesMain && record?.['main'] === false;
  return (
    <FormDrawer title={t('branches.editTitle')} onClose={onClose}>
      {({ changed, leave }) => {
        if (branch.error) return <ErrorState error={branch.error} onRetry={branch.refetch} />;
        if (!record) return <LoadingState as="lines" />;
        return (
          <ShapeForm
            shape={branchShape}
            mode="update"
            fields={mayBecomeMain ? [...branchFieldNames, 'main'] : branchFieldNames}
            initialValues={record}
            dirtyGuard={false}
            stickyActions
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async ({ main, ...values }) => {
              const body = { version: record.version, ...values, ...(mayBecomeMain && { main }) };
              await action.run({ params: { id }, body });
              toast.success(t('saved'));
              onClose();
            }}
          />
        );
      }}
    </FormDrawer>
  );
}
