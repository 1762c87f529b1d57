import { useTranslation } from 'react-i18next';
import { inviteManagerBody } from '#domain/profile/managerBodies';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';
import styles from './Account.module.css';

/** A manager is invited by mail; the password in it works once. */
export function InviteManager({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const action = useAction('branchManagers.assign');
  return (
    <FormDrawer title={t('managers.invite')} onClose={onClose}>
      {({ changed, leave }) => (
        <>
          <p className={styles.hint}>{t('managers.inviteHint')}</p>
          <ShapeForm
            shape={inviteManagerBody}
            submitLabel={t('managers.send')}
            dirtyGuard={false}
            onValuesChange={changed}
            onCancel={leave}
            onSubmit={async (body) => {
              await action.run({ body });
              toast.success(t('managers.sent', { email: body.email }));
              onClose();
            }}
          />
        </>
      )}
    </FormDrawer>
  );
}
