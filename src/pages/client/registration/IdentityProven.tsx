import { CheckCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { IdentityView } from '#domain/api/profileViews';
import styles from './Identity.module.css';
import { StepActions } from './StepActions';
import type { Registration } from './useRegistration';

interface IdentityProvenProps {
  readonly identity: IdentityView;
  readonly registration: Registration;
}

/** Who it is, in the service's own words. */
export function IdentityProven({ identity, registration }: IdentityProvenProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      <div className={styles.proven} role="status">
        <CheckCircleFilled className={styles.check} aria-hidden="true" />
        <div>
          <p className={styles.provenTitle}>{t('identity.proven')}</p>
          <p className={styles.quiet}>
            {identity.name && <bdi>{identity.name}</bdi>}
            {identity.name && ' · '}
            {t('identity.endsWith', { lastFour: identity.lastFour })}
          </p>
        </div>
      </div>
      <StepActions onNext={registration.goOn} onBack={registration.goBack} />
    </>
  );
}
