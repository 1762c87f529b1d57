import { useCallback, useEffect, useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { goTo, useAddress } from 'sijil/react/address/address';
import { mailedToken } from './mailedToken';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainAlert, PlainButton, PlainLink } from 'sijil/react/plain/PlainControls';
import { CallError } from 'sijil/react/providers/apiError';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';
import { PublicCard } from 'sijil/react/plain/PublicCard';
import { resendVerificationBody } from '#domain/auth/registration';
import { PlainForm } from 'sijil/react/forms/PlainForm';
import { usePeriods } from '@/providers/usePeriods';
import { RegistrationSteps } from './RegistrationSteps';
import { resendWaitSeconds } from '#domain/auth/limits';
import { MailStays } from './MailStays';
import styles from 'sijil/react/plain/PublicCard.module.css';
import { useResend } from './useResend';

/**
 * Three ways lead here (rules 6.1): the link of the mail with its token, registering with the address, and a
 * login that needs verification, which asks for a new link by `resend=true`.
 */
export default function VerifyEmail() {
  const address = useAddress();
  const search = new URLSearchParams(address.search);
  const token = mailedToken(address);
  const email = search.get('email');
  if (token) return <ProveEmail key={token} token={token} />;
  if (email) return <LinkSent key={email} email={email} resend={search.get('resend') === 'true'} />;
  return <AskForLink />;
}

type State = 'asking' | 'proven' | 'expired' | { readonly failed: string };

/** Uses the link at once and signs in, which leads to the unfinished profile. */
function ProveEmail({ token }: { readonly token: string }) {
  const { t } = useTranslation('auth');
  const [state, setState] = useState<State>('asking');
  const toast = useToast();
  const signIn = useSession((session) => session.signIn);
  // The link works once; an effect may run twice.
  const started = useRef(false);

  const prove = useCallback(async () => {
    setState('asking');
    try {
      const answer = await callPublic('auth.verifyEmail', { body: { token } });
      setState('proven');
      if (!answer.user || !answer.token) return;
      toast.success(t('verify.proven'));
      signIn(answer.user, answer.token.plain_text_token);
    } catch (error) {
      const expired = error instanceof CallError && error.status === 410;
      setState(expired ? 'expired' : { failed: error instanceof Error ? error.message : '' });
    }
  }, [token, signIn, toast, t]);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void prove();
  }, [prove]);

  if (state === 'asking')
    return <PublicCard icon={<Icon of="loading" turning />} title={t('verify.asking')} />;
  if (state === 'expired') return <AskForLink expired />;
  if (state === 'proven')
    return (
      <PublicCard
        icon={<Icon of="check" />}
        tone="success"
        title={t('verify.proven')}
        hint={t('verify.provenHint')}
        footer={<PlainLink to="/sign-in">{t('verify.signIn')}</PlainLink>}
      />
    );
  return (
    <PublicCard icon={<Icon of="link" />} tone="danger" title={t('verify.failed')} hint={state.failed}>
      <PlainButton kind="primary" block onClick={() => void prove()}>
        {t('verify.retry')}
      </PlainButton>
    </PublicCard>
  );
}

/** Form of the address for a new link: the old link was used or has expired, or there never was one. */
function AskForLink({ expired = false }: { readonly expired?: boolean }) {
  const { t } = useTranslation('auth');
  const { emailLink } = usePeriods();
  return (
    <PublicCard
      lead={<RegistrationSteps at="verify" />}
      icon={<Icon of={expired ? 'link' : 'mail'} />}
      tone={expired ? 'warning' : 'info'}
      title={t(expired ? 'verify.expired' : 'verify.ask')}
      hint={expired ? t('verify.expiredHint', { emailLink }) : t('verify.askHint')}
      footer={<PlainLink to="/sign-in">{t('verify.signIn')}</PlainLink>}
    >
      <PlainForm
        shape={resendVerificationBody}
        submitLabel={t('verify.resend')}
        autoComplete={{ email: 'username' }}
        onSubmit={async ({ email }) =>
          goTo(`/verify-email?resend=true&email=${encodeURIComponent(email)}`, { replace: true })
        }
      />
    </PublicCard>
  );
}

interface LinkSentProps {
  readonly email: string;
  /** True after a refused login: a new link is sent at once. */
  readonly resend: boolean;
}

/** Note that the link was sent («Look into your mailbox»), and a new link once the cool-down is over. */
export function LinkSent({ email, resend }: LinkSentProps) {
  const { t } = useTranslation('auth');
  // Email address of the registration and the way back to correct it.
  const { state } = useAddress() as { readonly state: { readonly search?: string } | null };
  const { send, left, pending, sent, refusal } = useResend(resend ? 0 : resendWaitSeconds);
  const { emailLink } = usePeriods();
  const started = useRef(false);
  const sendAgain = useCallback(() => void send(email), [send, email]);

  useEffect(() => {
    if (!resend || started.current) return;
    started.current = true;
    sendAgain();
  }, [resend, sendAgain]);

  return (
    <PublicCard
      lead={<RegistrationSteps at="verify" />}
      icon={<Icon of="mail" />}
      title={t(resend ? 'verify.needed' : 'verify.sent')}
      hint={
        <Trans
          t={t}
          i18nKey={resend ? 'verify.neededHint' : 'verify.sentHint'}
          values={{ email, emailLink }}
          components={{ email: <bdi dir="ltr" style={{ fontWeight: 600 }} /> }}
        />
      }
      footer={
        <>
          <PlainLink to={`/client-register${state?.search ?? ''}`} state={state}>
            {t('verify.otherEmail')}
          </PlainLink>
          <PlainLink to="/sign-in">{t('verify.signIn')}</PlainLink>
        </>
      }
    >
      <MailStays />
      {refusal && (
        <div className={styles.note}>
          <PlainAlert tone="danger" role="alert" title={refusal} />
        </div>
      )}
      {sent && (
        <div className={styles.note}>
          <PlainAlert tone="success" role="status" title={t('verify.again')} />
        </div>
      )}
      <PlainButton block pending={pending} disabled={left > 0} onClick={sendAgain}>
        {left > 0 ? t('verify.wait', { count: left }) : t('verify.resend')}
      </PlainButton>
    </PublicCard>
  );
}
