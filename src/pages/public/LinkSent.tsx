import { useCallback, useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { resendWaitSeconds } from '#domain/auth/limits';
import { Icon } from '@framework/plain/Icon';
import { PlainAlert } from '@framework/plain/PlainAlert';
import { PlainButton } from '@framework/plain/PlainButton';
import { PlainLink } from '@framework/plain/PlainLink';
import { useAddress } from '@framework/address/address';
import { usePeriods } from '@/providers/usePeriods';
import { MailStays } from './MailStays';
import { PublicCard } from './PublicCard';
import { RegistrationSteps } from './RegistrationSteps';
import styles from './PublicCard.module.css';
import { useResend } from './useResend';

interface LinkSentProps {
  readonly email: string;
  /** A login brought the person here: a new link is sent at once. */
  readonly resend: boolean;
}

/** «Look into your mailbox», and a new link once the cool-down is over. */
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
