import { LinkOutlined, MailOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { resendVerificationBody } from '#domain/auth/registration';
import { PlainForm } from '@/forms/PlainForm';
import { PublicCard } from './PublicCard';

/** Asks for the address that a new link goes to: the old one is used up or expired, or there never was one. */
export function AskForLink({ expired = false }: { readonly expired?: boolean }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <PublicCard
      icon={expired ? <LinkOutlined aria-hidden="true" /> : <MailOutlined aria-hidden="true" />}
      tone={expired ? 'warning' : 'info'}
      title={t(expired ? 'verify.expired' : 'verify.ask')}
      hint={t(expired ? 'verify.expiredHint' : 'verify.askHint')}
      footer={<Link to="/sign-in">{t('verify.signIn')}</Link>}
    >
      <PlainForm
        shape={resendVerificationBody}
        submitLabel={t('verify.resend')}
        autoComplete={{ email: 'username' }}
        block
        dirtyGuard={false}
        onSubmit={async ({ email }) =>
          navigate(`/verify-email?resend=true&email=${encodeURIComponent(email)}`, { replace: true })
        }
      />
    </PublicCard>
  );
}
