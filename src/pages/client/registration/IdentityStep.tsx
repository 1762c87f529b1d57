import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { Alert } from 'sijil/react/components/antd/Alert';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import type { IdentityView } from '#domain/api/profileViews';
import type { CallError } from 'sijil/react/providers/apiError';
import { callOperation } from 'sijil/react/providers/operations';
import { serverNow } from 'sijil/react/providers/server';
import { IdentityProven } from './IdentityProven';
import type { Registration } from './useRegistration';
import styles from './Identity.module.css';
import { identityBody } from '#domain/profile/personBodies';
import { sandboxPersons } from '#domain/profile/sandboxIdentities';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useLocalize } from 'sijil/react/providers/language';

const key = ['identity.status'];
/** Interval of polling, which stops while the page is hidden. */
const askEveryMs = 2500;

/** State of the identity check, polled while the person decides in the app. */
function useIdentity() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery<IdentityView, CallError>({
    queryKey: key,
    queryFn: ({ signal }) => callOperation('identity.status', { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? askEveryMs : false),
    staleTime: 0,
  });
  const start = async (nationalId: string) => {
    const view = await callOperation('identity.start', { body: { nationalId } });
    client.setQueryData(key, view);
  };
  return { identity: data ?? null, error: data ? null : error, refetch, start };
}

/** Form of the number, then the two digits to pick in the app, then the outcome. */
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

interface IdentityWaitingProps {
  readonly identity: IdentityView;
  readonly onOther: () => void;
}

/** Two digits in large type, and the time left to pick them. */
function IdentityWaiting({ identity, onOther }: IdentityWaitingProps) {
  const { t } = useTranslation('registration');
  const { left, all } = useTimeLeft(identity);
  const minutes = Math.floor(left / 60);
  const time = `${minutes}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={styles.waiting}>
      <p className={styles.instruction}>{t('identity.pick')}</p>
      <p className={styles.number}>
        <span className="visually-hidden">{t('identity.number')} </span>
        <bdi dir="ltr">{identity.random}</bdi>
      </p>
      <div className={styles.time}>
        <Progress
          percent={all === 0 ? 0 : (left / all) * 100}
          showInfo={false}
          size="small"
          aria-label={t('identity.left')}
        />
        <span>
          {t('identity.left')} <bdi dir="ltr">{time}</bdi>
        </span>
      </div>
      <output className={styles.quiet}>{t('identity.waiting', { lastFour: identity.lastFour })}</output>
      <Button type="link" onClick={onOther}>
        {t('identity.other')}
      </Button>
    </div>
  );
}

/** Seconds left and in total, by the server's clock, because the device's may be wrong. */
function useTimeLeft({ startedAt, expiresAt }: IdentityView): { left: number; all: number } {
  const end = Date.parse(expiresAt ?? '');
  const all = Math.round((end - Date.parse(startedAt ?? '')) / 1000) || 0;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((end - now.getTime()) / 1000) || 0;
  return { left: Math.min(all, Math.max(0, left)), all };
}

interface IdentityFormProps {
  readonly identity: IdentityView;
  readonly onBack: (() => void) | null;
  readonly onStart: (nationalId: string) => Promise<void>;
}

/** Form of the number, below the result of the last attempt. */
function IdentityForm({ identity, onBack, onStart }: IdentityFormProps) {
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

/** Numbers that simulate each outcome, in the sandbox. */
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
