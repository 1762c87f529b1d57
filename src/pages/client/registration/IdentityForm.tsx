import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { IdentityView } from '#domain/api/profileViews';
import { identityBody } from '#domain/profile/identityBody';
import { sandboxPersons } from '#domain/profile/sandboxIdentities';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useLocalize } from '@framework/providers/language';
import styles from './Identity.module.css';

interface IdentityFormProps {
  readonly identity: IdentityView;
  readonly onBack: (() => void) | null;
  readonly onStart: (nationalId: string) => Promise<void>;
}

/** Form of the number, below the result of the last attempt. */
export function IdentityForm({ identity, onBack, onStart }: IdentityFormProps) {
  const { t } = useTranslation('registration');
  const { t: common } = useTranslation();
  const { state } = identity;
  return (
    <div className={styles.form}>
      {(state === 'refused' || state === 'expired') && (
        <Alert
          type={state === 'refused' ? 'error' : 'warning'}
          showIcon
          role="alert"
          message={t(`identity.${state}.title`)}
          description={t(`identity.${state}.hint`)}
        />
      )}
      <ShapeForm
        shape={identityBody}
        submitLabel={t(state === 'none' ? 'identity.start' : 'identity.again')}
        cancelLabel={common('back')}
        {...(onBack && { onCancel: onBack })}
        dirtyGuard={false}
        onSubmit={({ nationalId }) => onStart(nationalId)}
      />
      {identity.sandbox && <SandboxNumbers />}
    </div>
  );
}

/** Numbers that play each outcome, in the sandbox. */
function SandboxNumbers() {
  const { t } = useTranslation('registration');
  const localize = useLocalize();
  return (
    <details className={styles.sandbox}>
      <summary>{t('identity.sandbox')}</summary>
      <p>{t('identity.sandboxHint')}</p>
      <dl>
        {sandboxPersons.map(({ nationalId, label }) => (
          <div key={nationalId}>
            <dt>
              <bdi dir="ltr">{nationalId}</bdi>
            </dt>
            <dd>{localize(label)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
