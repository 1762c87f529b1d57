import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeBody, loginBody } from 'sijil/contract/signInBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import { SignInPicture } from 'sijil/react/brand/brand';
import { PlainForm } from 'sijil/react/forms/PlainForm';
import { PlainAlert, PlainButton, PlainLink } from 'sijil/react/plain/PlainControls';
import { CallError } from 'sijil/react/providers/apiError';
import { emailOfEndedSession } from 'sijil/react/providers/failedCall';
import { codeWanted, isFromProvider, leaveForProvider, signIn, signInFromProvider } from '@/providers/signIn';
import { goTo, useAddress } from 'sijil/react/address/address';
import { loadPortal } from 'sijil/react/screens/loadPortal';
import { useToasts } from 'sijil/react/toast/toastStore';
import { PublicCard } from 'sijil/react/plain/PublicCard';
import styles from './SignIn.module.css';
import { usePublicOperation } from 'sijil/react/providers/publicOperations';

/** Loaded only where there is a demo. */
const DemoAccounts = lazy(() => import('./DemoAccounts'));

type Credentials = ShapeValues<typeof loginBody>;

/** Sign-in (rules 6.1, 8.1): a refusal is shown by a danger toast, and the form says what to do about it. */
export default function SignIn() {
  const { t } = useTranslation('auth');
  const show = useToasts((toasts) => toasts.show);
  const { search } = useAddress();
  const [wrong, setWrong] = useState(false);
  const hasDemo = usePublicOperation('portal.settings').data?.demo;
  const [demo, setDemo] = useState<Credentials | null>(null);
  const [ended] = useState(emailOfEndedSession);
  /** E-mail and password of a user who must enter a code now. */
  const [proven, setProven] = useState<Credentials | null>(null);

  async function enter(values: Credentials & { code?: string }) {
    setWrong(false);
    try {
      const outcome = await signIn({
        ...values,
        redirectUrl: new URLSearchParams(search).get('redirectUrl'),
      });
      if (outcome.error === codeWanted) return setProven(values);
      if (!outcome.success) return show({ kind: 'danger', title: t('inspectorRefused') });
      // Until the portal has loaded, this page stays, and its button shows that it works.
      await loadPortal().catch(() => undefined);
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
        key={demo?.email}
        shape={loginBody}
        initialValues={demo ?? { email: ended }}
        submitLabel={t('signIn.submit')}
        autoComplete={{ email: 'username', password: 'current-password' }}
        // Typing suggests a sign-in, so the portal is preloaded.
        onBegin={() => void loadPortal().catch(() => undefined)}
        onSubmit={enter}
      >
        {wrong && <PlainAlert tone="danger" role="alert" title={t('signIn.wrong')} />}
        <PlainLink className={styles.forgot} to="/forgot-password">
          {t('signIn.forgot')}
        </PlainLink>
      </PlainForm>
      <ProviderButton />
      {hasDemo && (
        <Suspense>
          <DemoAccounts onPick={setDemo} />
        </Suspense>
      )}
    </PublicCard>
  );
}

/** Button that leads to the sign-in provider, where one is set up. */
export function ProviderButton() {
  const { t } = useTranslation('auth');
  const { search } = useAddress();
  const [pending, setPending] = useState(false);
  const provider = usePublicOperation('portal.settings').data?.signInProvider;
  if (!provider) return null;
  const leave = async () => {
    setPending(true);
    // The toast shows why; the page stays.
    await leaveForProvider(new URLSearchParams(search).get('redirectUrl')).catch(() => setPending(false));
  };
  return (
    <div className={styles.provider}>
      <PlainButton block pending={pending} onClick={() => void leave()}>
        {t('signIn.provider', { name: provider })}
      </PlainButton>
    </div>
  );
}

/** Sign-in page after the return from the provider: opens the portal, or the form if the sign-in failed. */
export function BackFromProvider({ search }: { readonly search: string }) {
  const { t } = useTranslation('auth');
  useEffect(() => {
    void signInFromProvider(search).then(
      ({ redirectTo }) => goTo(redirectTo ?? '/', { replace: true }),
      () => goTo('/sign-in', { replace: true }),
    );
  }, [search]);
  return <PublicCard title={t('signIn.finishing')} />;
}
