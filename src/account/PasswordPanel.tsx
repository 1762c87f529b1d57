import { baseRole } from '#framework/schema/roles/customRoles';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationId } from '#domain/access/operations';
import type { DeclaredRole } from '#domain/access/roles';
import { passwordChangeBody } from '#domain/auth/passwordChange';
import { isKeyOf } from '#framework/base/objects';
import { DateText } from '@framework/components/DateText';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useAction, useOperation } from '@framework/providers/operations';
import { useSession } from '@framework/providers/session';
import { Panel } from '@framework/components/Panel';
import { useToast } from '@framework/toast/useToast';
import styles from './Security.module.css';

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

/** A new password: an admin's takes effect at once, everybody else's when an admin has approved it. */
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
