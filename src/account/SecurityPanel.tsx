import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { useState } from 'react';
import styles from './Security.module.css';
import { SecondFactorPanel } from './SecondFactorPanel';
import { SessionsPanel } from './SessionsPanel';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { LinkButton } from 'sijil/react/components/links';
import { Panel } from 'sijil/react/components/Panel';
import { useMay } from 'sijil/react/providers/may';
import { SideDrawer } from 'sijil/react/components/SideDrawer';
import { DateText } from 'sijil/react/components/valueTexts';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import { baseRole } from 'sijil/schema/roles/customRoles';
import type { OperationId } from '#domain/access/operations';
import type { DeclaredRole } from '#domain/access/roles';
import { passwordChangeBody } from '#domain/auth/passwordChange';
import { isKeyOf } from 'sijil/base/objects';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useSession } from 'sijil/react/providers/session';

interface SecurityDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Drawer of an admin's own account: their screens have no page for it. */
export default function SecurityDrawer({ open, onClose }: SecurityDrawerProps) {
  const { t } = useTranslation('account');
  return (
    <SideDrawer open={open} onClose={onClose} destroyOnHidden width={560} title={t('title')}>
      <SecurityPanel />
    </SideDrawer>
  );
}

/** Link to the user's API tokens, for roles that may have them. */
function TokensPanel() {
  const { t } = useTranslation('account');
  const allowed = useMay({ resource: 'apiTokens', action: 'list' });
  if (!allowed) return null;
  return (
    <Panel
      title={t('tokens.title')}
      actions={
        <LinkButton size="small" to="/api-tokens">
          {t('tokens.manage')}
        </LinkButton>
      }
    >
      <p className={styles.quiet}>{t('tokens.text')}</p>
    </Panel>
  );
}

/**
 * Password, two-step sign-in, sign-in provider, signed-in devices and the link to the user's API tokens; the same for every
 * role.
 */
export function SecurityPanel() {
  return (
    <div className={styles.stack}>
      <PasswordPanel />
      <SecondFactorPanel />
      <LinkedIdentityPanel />
      <SessionsPanel />
      <TokensPanel />
    </div>
  );
}

/** Identity at the sign-in provider to which the user's account is linked; nothing where no provider is set up. */
export function LinkedIdentityPanel() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { data, error, refetch } = useOperation('linkedIdentity.get');
  const dialogs = useDialogs();
  const remove = useAction('linkedIdentity.remove');
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data?.provider) return null;
  const name = data.provider;
  const ask = () =>
    dialogs.confirm({
      title: t('linkedIdentity.ask', { name }),
      content: t('linkedIdentity.removeHint', { name }),
      okText: t('linkedIdentity.remove'),
      danger: true,
      onOk: async () => {
        await remove.run({});
        toast.success(t('linkedIdentity.removed'));
      },
    });
  return (
    <Panel title={t('linkedIdentity.title')}>
      {data.since === null ? (
        <p className={styles.quiet}>{t('linkedIdentity.off', { name })}</p>
      ) : (
        <div className={styles.form}>
          <p className={styles.quiet}>
            {t('linkedIdentity.on', { name })} <DateText value={data.since} />.
          </p>
          <div className={styles.buttons}>
            <Button onClick={ask}>{t('linkedIdentity.remove')}</Button>
          </div>
        </div>
      )}
    </Panel>
  );
}

const operationOf = {
  supervisor: 'auth.requestSupervisorPassword',
  client: 'auth.changeClientPassword',
  branch_manager: 'auth.changeClientPassword',
} as const satisfies Partial<Record<DeclaredRole, OperationId>>;

const autoComplete = {
  currentPassword: 'current-password',
  password: 'new-password',
  passwordConfirmation: 'new-password',
};

/** Form for a new password: an admin's takes effect at once, any other user's once an admin has approved it. */
export function PasswordPanel() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const role = useSession(({ user }) => user && baseRole(user.role));
  const request = role && isKeyOf(operationOf, role) ? operationOf[role] : undefined;
  const action = useAction(request ?? 'auth.updateAdminPassword');
  const waiting = useOperation('passwordRequests.own', {
    enabled: request !== undefined,
  });
  const [times, setTimes] = useState(0);
  const askedAt = waiting.data?.askedAt;
  return (
    <Panel title={t('password.title')}>
      <div className={styles.form}>
        <p className={styles.quiet}>{t(request ? 'password.requestHint' : 'password.hint')}</p>
        {askedAt && (
          <Alert
            type="info"
            showIcon
            message={t('password.waiting')}
            description={
              <>
                {t('password.askedAt')} <DateText value={askedAt} withTime />
              </>
            }
          />
        )}
        <ShapeForm
          key={times}
          shape={passwordChangeBody}
          submitLabel={t(request ? 'password.request' : 'password.change')}
          autoComplete={autoComplete}
          dirtyGuard={false}
          onSubmit={async (values) => {
            await action.run({ body: values });
            toast.success(t(request ? 'password.requested' : 'password.changed'));
            setTimes(times + 1);
          }}
        />
      </div>
    </Panel>
  );
}
