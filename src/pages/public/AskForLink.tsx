import { useTranslation } from 'react-i18next';
import { resendVerificationBody } from '#domain/auth/registration';
import { PlainForm } from '@framework/forms/PlainForm';
import { Icon } from '@framework/plain/Icon';
import { PlainLink } from '@framework/plain/PlainLink';
import { goTo } from '@framework/address/address';
import { usePeriods } from '@/providers/usePeriods';
import { PublicCard } from './PublicCard';
import { RegistrationSteps } from './RegistrationSteps';

/** Asks for the address that a new link goes to: the old one is used up or expired, or there never was one. */
export function AskForLink({ expired = false }: { readonly expired?: boolean }) {
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
