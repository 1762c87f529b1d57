import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetPasswordBody } from '#domain/auth/signInBodies';
import { PlainForm } from 'sijil/react/forms/PlainForm';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainAlert, PlainLink, PlainLinkButton } from 'sijil/react/plain/PlainControls';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { usePeriods } from '@/providers/usePeriods';
import { useAddress } from 'sijil/react/address/address';
import { mailedToken } from './mailedToken';
import { PublicCard } from 'sijil/react/plain/PublicCard';

/** Page of the link in the email. For a link that no longer works, it offers a new one at once. */
export default function ResetPassword() {
  const token = mailedToken(useAddress());
  // Another link in the same tab changes only the part behind `#`, so the key resets the form.
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('auth');
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open');
  const [failure, setFailure] = useState('');
  const footer = <PlainLink to="/sign-in">{t('forgot.back')}</PlainLink>;
  if (state === 'done') return <Changed />;
  if (!token || state === 'expired') return <NoLink expired={state === 'expired'} />;
  return (
    <PublicCard title={t('reset.title')} hint={t('reset.hint')} footer={footer}>
      <PlainForm
        shape={resetPasswordBody}
        fields={['password', 'passwordConfirmation']}
        initialValues={{ token }}
        submitLabel={t('reset.submit')}
        autoComplete={{ password: 'new-password', passwordConfirmation: 'new-password' }}
        onSubmit={async (values) => {
          setFailure('');
          try {
            await callPublic('auth.resetPassword', { body: values });
            setState('done');
          } catch (error) {
            if (!(error instanceof CallError) || Object.keys(error.fields).length > 0) throw error;
            if (error.status === 410) return setState('expired');
            setFailure(inlineMessage(error));
          }
        }}
      >
        {failure && <PlainAlert tone="danger" role="alert" title={t('reset.failed')} text={failure} />}
      </PlainForm>
    </PublicCard>
  );
}

function Changed() {
  const { t } = useTranslation('auth');
  return (
    <PublicCard icon={<Icon of="check" />} tone="success" title={t('reset.done')} hint={t('reset.doneHint')}>
      <PlainLinkButton kind="primary" block to="/sign-in">
        {t('verify.signIn')}
      </PlainLinkButton>
    </PublicCard>
  );
}

function NoLink({ expired }: { readonly expired: boolean }) {
  const { t } = useTranslation('auth');
  const { passwordLink } = usePeriods();
  return (
    <PublicCard
      icon={<Icon of="link" />}
      tone="warning"
      title={t(expired ? 'reset.failed' : 'reset.title')}
      hint={expired ? t('reset.expiredHint', { passwordLink }) : t('reset.noLink')}
      footer={<PlainLink to="/sign-in">{t('forgot.back')}</PlainLink>}
    >
      <PlainLinkButton kind="primary" block to="/forgot-password">
        {t('reset.newLink')}
      </PlainLinkButton>
    </PublicCard>
  );
}
