import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo, useAddress } from '@framework/address/address';
import { PlainButton } from '@framework/plain/PlainButton';
import { usePublicOperation } from '@framework/providers/publicOperations';
import { leaveForProvider, signInFromProvider } from '@/providers/signIn';
import { PublicCard } from './PublicCard';
import styles from './SignIn.module.css';

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

/** The sign-in page on the way back from the provider: it goes on to the portal, or to the form if nobody was proven. */
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
