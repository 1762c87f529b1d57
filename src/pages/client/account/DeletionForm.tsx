import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteAccountBody } from '#domain/profile/deleteAccountBody';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { callOperation } from '@framework/providers/operations';
import { useSession } from '@framework/providers/session';
import { useToast } from '@framework/toast/useToast';
import styles from './Account.module.css';

const autoComplete = { password: 'current-password', companyName: 'off' };

/** Typed, not clicked: there is no way back. */
export function DeletionForm() {
  const { t } = useTranslation('accountClient');
  const toast = useToast();
  const navigate = useNavigate();
  const companyName = useSession((session) => session.user?.client?.companyName ?? '');
  return (
    <div className={styles.danger}>
      <p className={styles.confirm}>
        {t('deletion.confirm')} <bdi className={styles.company}>{companyName}</bdi>
      </p>
      <ShapeForm
        shape={deleteAccountBody}
        submitLabel={t('deletion.submit')}
        autoComplete={autoComplete}
        dirtyGuard={false}
        danger
        onSubmit={async (body) => {
          await callOperation('clients.deleteOwnAccount', { body });
          toast.success(t('deletion.done'));
          useSession.getState().signOut();
          // After the guard, which stores this page for the next sign-in.
          setTimeout(() => void navigate('/sign-in', { replace: true }));
        }}
      />
    </div>
  );
}
