import { useTranslation } from 'react-i18next';
import styles from './RegistrationSteps.module.css';

const steps = ['register', 'verify', 'complete'] as const;

/** Steps to an account, with the current one. */
export function RegistrationSteps({ at }: { readonly at: (typeof steps)[number] }) {
  const { t } = useTranslation('auth');
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          {t(`register.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
