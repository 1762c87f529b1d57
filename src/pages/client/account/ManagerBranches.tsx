import { useTranslation } from 'react-i18next';
import type { BranchManagerView } from '#domain/api/profileViews';
import { managerBranchesBody } from '#domain/profile/managerBodies';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';

interface ManagerBranchesProps {
  readonly manager: BranchManagerView;
  readonly onClose: () => void;
}

export function ManagerBranches({ manager, onClose }: ManagerBranchesProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('branchManagers.sync');
  return (
    <FormDrawer title={t('managers.assignOf', { name: manager.name })} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={managerBranchesBody}
          initialValues={{ branchIds: manager.branches.map(({ id }) => id) }}
          dirtyGuard={false}
          onValuesChange={changed}
          onCancel={leave}
          onSubmit={async ({ branchIds }) => {
            await action.run({ params: { id: manager.id }, body: { branchIds: branchIds ?? [] } });
            toast.success(t('saved'));
            onClose();
          }}
        />
      )}
    </FormDrawer>
  );
}
