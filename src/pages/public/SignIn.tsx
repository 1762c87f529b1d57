import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeBody, loginBody } from '#framework/contract/signInBodies';
import type { ShapeValues } from '#framework/schema/shape';
import { demoPassword } from '#domain/demoAccounts';
import { SignInPicture } from '@framework/brand/SignInPicture';
import { PlainForm } from '@framework/forms/PlainForm';
import { PlainAlert } from '@framework/plain/PlainAlert';
import { PlainButton } from '@framework/plain/PlainButton';
import { PlainLink } from '@framework/plain/PlainLink';
import { CallError } from '@framework/providers/apiError';
import { emailOfEndedSession } from '@framework/providers/refusedSession';
import { codeWanted, isFromProvider, signIn } from '@/providers/signIn';
import { goTo, useAddress } from '@framework/address/address';
import { loadPortal } from '@framework/screens/loadPortal';
import { useToast } from '@framework/toast/useToast';
import { DemoAccounts } from './DemoAccounts';
import { BackFromProvider, ProviderButton } from './ProviderSignIn';
import { PublicCard } from './PublicCard';
import styles from './SignIn.module.css';

type Credentials = ShapeValues<typeof loginBody>;

/** Sign-in (rules 6.1, 8.1): a refusal is shown by a danger toast, and the form says what to do about it. */
export default function SignIn() {
  const { t } = useTranslation('auth');
  const toast = useToast();
  const { search } = useAddress();
  const [wrong, setWrong] = useState(false);
  const [demo, setDemo] = useState('');
  const [ended] = useState(emailOfEndedSession);
  /** E-mail and password of somebody who is asked for a code now. */
  const [proven, setProven] = useState<Credentials | null>(null);

  async function enter(values: Credentials & { code?: string }) {
    setWrong(false);
    try {
      const outcome = await signIn({
        ...values,
        redirectUrl: new URLSearchParams(search).get('redirectUrl'),
      });
      if (outcome.error === codeWanted) return setProven(values);
      if (!outcome.success) return toast.danger(t('inspectorRefused'));
      return goTo(outcome.redirectTo ?? '/', { replace: true });
    } catch (error) {
      // The toast already shows the message of a 401.
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      return setWrong(true);
    }
  }

  if (isFromProvider(search)) return <BackFromProvider search={search} />;
  if (proven)
    return (
      <PublicCard
        title={t('signIn.codeTitle')}
        hint={t('signIn.codeHint')}
        footer={<PlainButton onClick={() => setProven(null)}>{t('signIn.otherAccount')}</PlainButton>}
      >
        <PlainForm
          shape={codeBody}
          submitLabel={t('signIn.submit')}
          autoComplete={{ code: 'one-time-code' }}
          begins
          onSubmit={({ code }) => enter({ ...proven, code })}
        />
      </PublicCard>
    );
  return (
    <PublicCard
      lead={<SignInPicture />}
      title={t('signIn.title')}
      hint={t('signIn.hint')}
      footer={
        <span>
          {t('signIn.new')} <PlainLink to={`/client-register${search}`}>{t('signIn.register')}</PlainLink>
          {' · '}
          <PlainLink to="/offers">{t('signIn.offers')}</PlainLink>
        </span>
      }
    >
      <PlainForm
        key={demo}
        shape={loginBody}
        initialValues={demo ? { email: demo, password: demoPassword } : { email: ended }}
        submitLabel={t('signIn.submit')}
        autoComplete={{ email: 'username', password: 'current-password' }}
        // Typing announces a sign-in.
        onBegin={() => void loadPortal().catch(() => undefined)}
        onSubmit={enter}
      >
        {wrong && <PlainAlert tone="danger" role="alert" title={t('signIn.wrong')} />}
        <PlainLink className={styles.forgot} to="/forgot-password">
          {t('signIn.forgot')}
        </PlainLink>
      </PlainForm>
      <ProviderButton />
      <DemoAccounts onPick={setDemo} />
    </PublicCard>
  );
}
