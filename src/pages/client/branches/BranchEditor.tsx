import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchFieldNames, branchFields, mainBranch } from '#domain/profile/branchFields';
import { branches } from '#resources/branches';
import { laterFields } from '#framework/schema/designs/laterFields';
import type { Shape } from '#framework/schema/shape';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { FormDrawer } from '@framework/forms/FormDrawer';
import type { FormValues } from '@framework/forms/formValues';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction, useOperation } from '@framework/providers/operations';
import { useMay } from '@framework/providers/useMay';
import { useSession } from '@framework/providers/session';
import { useToast } from '@framework/toast/useToast';

interface BranchEditorProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An own branch in full. Its main mark is given to another branch, never just taken away. */
export function BranchEditor({ id, onClose }: BranchEditorProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const role = useSession((session) => session.user?.role ?? null);
  const makesMain = useMay({ resource: 'privileges', action: 'branches.makeMain' });
  const branch = useOperation('branches.getOwn', { params: { id } });
  const action = useAction('branches.updateOwn');
  const record = branch.data;
  const later = laterFields(branches, role);
  const [branchShape] = useState<Shape>(() => ({ fields: { ...branchFields, ...later, main: mainBranch } }));
  const names = [...branchFieldNames, ...Object.keys(later)];
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
            fields={mayBecomeMain ? [...names, 'main'] : names}
            initialValues={record}
            dirtyGuard={false}
            stickyActions
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async ({ main, ...values }: FormValues) => {
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
