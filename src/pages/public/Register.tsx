import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ShapeValues } from '#domain/schema/shape';
import type { signupBody } from '#domain/auth/registration';
import { callOperation } from '@/providers/operations';
import { PublicCard } from './PublicCard';
import { RegisterForm } from './RegisterForm';
import styles from './Register.module.css';

const steps = ['register', 'verify', 'complete'] as const;

/** A company registers; what else is needed is asked once its address is proven. */
export default function Register() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();

  async function register(values: ShapeValues<typeof signupBody>) {
    await callOperation('auth.signup', { body: values });
    void navigate(`/verify-email?email=${encodeURIComponent(values.email)}`);
  }

  return (
    <PublicCard
      wide
      title={t('register.title')}
      hint={t('register.hint')}
      footer={
        <span>
          {t('register.have')} <Link to="/sign-in">{t('register.signIn')}</Link>
        </span>
      }
    >
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} aria-current={step === 'register' ? 'step' : undefined}>
            {t(`register.steps.${step}`)}
          </li>
        ))}
      </ol>
      <RegisterForm onSubmit={register} />
    </PublicCard>
  );
}
