import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { loginBody } from '#domain/auth';
import { demoPassword } from '#domain/demoAccounts';
import { PlainForm } from '@/forms/PlainForm';
import { ApiError } from '@/providers/apiError';
import { authProvider } from '@/providers/authProvider';
import { useToast } from '@/toast/useToast';
import { DemoAccounts } from './DemoAccounts';
import { PublicCard } from './PublicCard';
import styles from './SignIn.module.css';

/** Sign-in (rules 6.1, 8.1): a refusal is told by a danger toast, the form says what to do about it. */
export default function SignIn() {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [wrong, setWrong] = useState(false);
  const [demo, setDemo] = useState('');

  async function signIn(values: { email: string; password: string }) {
    setWrong(false);
    try {
      const outcome = await authProvider.login({ ...values, redirectUrl: search.get('redirectUrl') });
      if (!outcome.success) return toast.danger(t('inspectorRefused'));
      return void navigate(outcome.redirectTo ?? '/', { replace: true });
    } catch (error) {
      // What a 401 says is in the toast already.
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      return setWrong(true);
    }
  }

  return (
    <PublicCard
      title={t('signIn.title')}
      hint={t('signIn.hint')}
      footer={
        <span>
          {t('signIn.new')}{' '}
          <Link to={{ pathname: '/client-register', search: search.toString() }}>{t('signIn.register')}</Link>
          {' · '}
          <Link to="/offers">{t('signIn.offers')}</Link>
        </span>
      }
    >
      <PlainForm
        key={demo}
        shape={loginBody}
        initialValues={demo ? { email: demo, password: demoPassword } : {}}
        submitLabel={t('signIn.submit')}
        autoComplete={{ email: 'username', password: 'current-password' }}
        block
        dirtyGuard={false}
        onSubmit={signIn}
      >
        {wrong && <Alert type="error" showIcon message={t('signIn.wrong')} />}
        <Link className={styles.forgot} to="/forgot-password">
          {t('signIn.forgot')}
        </Link>
      </PlainForm>
      <DemoAccounts onPick={setDemo} />
    </PublicCard>
  );
}
