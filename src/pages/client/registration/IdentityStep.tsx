import { useEffect, useState } from 'react';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { IdentityForm } from './IdentityForm';
import { IdentityProven } from './IdentityProven';
import { IdentityWaiting } from './IdentityWaiting';
import { useIdentity } from './useIdentity';
import type { Registration } from './useRegistration';

/** Number, two digits to pick in the app, and whatever comes of it. */
export function IdentityStep({ registration }: { readonly registration: Registration }) {
  const { identity, error, refetch, start } = useIdentity();
  const { identityProven } = registration;
  const proven = identity?.state === 'verified';
  const [other, setOther] = useState(false);
  useEffect(() => {
    if (proven) identityProven();
  }, [proven, identityProven]);
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!identity) return <LoadingState as="lines" />;
  if (proven) return <IdentityProven identity={identity} registration={registration} />;
  if (identity.state === 'waiting' && !other)
    return <IdentityWaiting identity={identity} onOther={() => setOther(true)} />;
  return (
    <IdentityForm
      identity={identity}
      onBack={registration.goBack}
      onStart={async (nationalId) => {
        await start(nationalId);
        setOther(false);
      }}
    />
  );
}
