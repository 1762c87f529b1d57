import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { loginBody } from '#domain/auth';
import { ShapeForm } from '@/forms/ShapeForm';
import { authProvider } from '@/providers/authProvider';
import { DemoAccounts } from './DemoAccounts';
import { PublicCard } from './PublicCard';

/** Sign-in (specification §4): a wrong password is told beside the form, an inspector by a danger notice. */
export default function SignIn() {
  const { t } = useTranslation('auth');
  const { notification } = App.useApp();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  async function signIn(values: { email: string; password: string }) {
    const outcome = await authProvider.login({ ...values, redirectUrl: search.get('redirectUrl') });
    if (!outcome.success) {
      notification.error({ message: t('inspectorRefused'), role: 'alert' });
      return;
    }
    void navigate(outcome.redirectTo ?? '/', { replace: true });
  }

  return (
    <PublicCard
      title={t('signIn.title')}
      hint={t('signIn.hint')}
      footer={
        <>
          <Link to="/forgot-password">{t('signIn.forgot')}</Link>
          <Link to="/client-register">{t('signIn.register')}</Link>
        </>
      }
    >
      <ShapeForm
        shape={loginBody}
        submitLabel={t('signIn.submit')}
        autoComplete={{ email: 'username', password: 'current-password' }}
        block
        dirtyGuard={false}
        onSubmit={signIn}
      />
      <DemoAccounts />
    </PublicCard>
  );
}
