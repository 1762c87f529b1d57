import { MailOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { resendWaitSeconds } from '#domain/auth/attemptLimits';
import { MailStays } from './MailStays';
import { PublicCard } from './PublicCard';
import { useResend } from './useResend';

interface LinkSentProps {
  readonly email: string;
  /** A login brought the person here: a new link is sent at once. */
  readonly resend: boolean;
}

/** «Look into your mailbox», and a new link once the cool-down is over. */
export function LinkSent({ email, resend }: LinkSentProps) {
  const { t } = useTranslation('auth');
  // What was typed on the registration and where that leads, for who mistyped their address there.
  const { state } = useLocation() as { readonly state: { readonly search?: string } | null };
  const { send, left, pending, sent, refusal } = useResend(resend ? 0 : resendWaitSeconds);
  const asked = useRef(false);
  const sendAgain = useCallback(() => void send(email), [send, email]);

  useEffect(() => {
    if (!resend || asked.current) return;
    asked.current = true;
    sendAgain();
  }, [resend, sendAgain]);

  return (
    <PublicCard
      icon={<MailOutlined aria-hidden="true" />}
      title={t(resend ? 'verify.needed' : 'verify.sent')}
      hint={
        <Trans
          t={t}
          i18nKey={resend ? 'verify.neededHint' : 'verify.sentHint'}
          values={{ email }}
          components={{ email: <bdi dir="ltr" style={{ fontWeight: 600 }} /> }}
        />
      }
      footer={
        <>
          <Link to={{ pathname: '/client-register', search: state?.search ?? '' }} state={state}>
            {t('verify.otherEmail')}
          </Link>
          <Link to="/sign-in">{t('verify.signIn')}</Link>
        </>
      }
    >
      <MailStays />
      {refusal && (
        <Alert type="error" showIcon role="alert" message={refusal} style={{ marginBlockEnd: 16 }} />
      )}
      {sent && (
        <Alert
          type="success"
          showIcon
          role="status"
          message={t('verify.again')}
          style={{ marginBlockEnd: 16 }}
        />
      )}
      <Button block loading={pending} disabled={left > 0} onClick={sendAgain}>
        {left > 0 ? t('verify.wait', { count: left }) : t('verify.resend')}
      </Button>
    </PublicCard>
  );
}
