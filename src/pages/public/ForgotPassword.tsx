import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgotPasswordBody } from '#domain/auth/signInBodies';
import { PlainForm } from 'sijil/react/forms/PlainForm';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainLink } from 'sijil/react/plain/PlainControls';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { usePeriods } from '@/providers/usePeriods';
import { MailStays } from './MailStays';
import { PublicCard } from 'sijil/react/plain/PublicCard';

export default function ForgotPassword() {
  const { t } = useTranslation('auth');
  const { passwordLink } = usePeriods();
  const [sent, setSent] = useState(false);
  const footer = <PlainLink to="/sign-in">{t('forgot.back')}</PlainLink>;
  if (sent)
    return (
      <PublicCard
        icon={<Icon of="mail" />}
        title={t('forgot.sent')}
        hint={t('forgot.sentHint', { passwordLink })}
        footer={footer}
      >
        <MailStays />
      </PublicCard>
    );
  return (
    <PublicCard title={t('forgot.title')} hint={t('forgot.hint')} footer={footer}>
      <PlainForm
        shape={forgotPasswordBody}
        submitLabel={t('forgot.submit')}
        autoComplete={{ email: 'username' }}
        onSubmit={async (values) => {
          await callPublic('auth.forgotPassword', { body: values });
          setSent(true);
        }}
      />
    </PublicCard>
  );
}
