import { useTranslation } from 'react-i18next';
import type { BranchManagerView } from '#domain/api/profileViews';
import { managerLimitBody } from '#domain/profile/managers';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';
import styles from './Account.module.css';

interface ManagerLimitProps {
  readonly manager: BranchManagerView;
  readonly onClose: () => void;
}

/** Limit of a manager for signing and paying one order. */
export function ManagerLimit({ manager, onClose }: ManagerLimitProps) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('branchManagers.setLimit');
  return (
    <FormDrawer title={t('managers.limitOf', { name: manager.name })} onClose={onClose}>
      {({ changed, leave }) => (
        <>
          <p className={styles.hint}>{t('managers.limitHint')}</p>
          <ShapeForm
            shape={managerLimitBody}
            initialValues={{ limit: manager.limit }}
            dirtyGuard={false}
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async ({ limit }) => {
              await action.run({ params: { id: manager.id }, body: { limit: limit ?? null } });
              toast.success(t('saved'));
              onClose();
            }}
          />
        </>
      )}
    </FormDrawer>
  );
}
