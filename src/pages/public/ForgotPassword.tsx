import { MailOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { forgotPasswordBody } from '#domain/auth';
import { PlainForm } from '@/forms/PlainForm';
import { callOperation } from '@/providers/operations';
import { MailStays } from './MailStays';
import { PublicCard } from './PublicCard';

export default function ForgotPassword() {
  const { t } = useTranslation('auth');
  const [sent, setSent] = useState(false);
  const footer = <Link to="/sign-in">{t('forgot.back')}</Link>;
  if (sent)
    return (
      <PublicCard
        icon={<MailOutlined aria-hidden="true" />}
        title={t('forgot.sent')}
        hint={t('forgot.sentHint')}
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
        block
        dirtyGuard={false}
        onSubmit={async (values) => {
          await callOperation('auth.forgotPassword', { body: values });
          setSent(true);
        }}
      />
    </PublicCard>
  );
}
