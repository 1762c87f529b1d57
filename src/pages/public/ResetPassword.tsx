import { CheckOutlined, LinkOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { resetPasswordBody } from '#domain/auth';
import { PlainForm } from '@/forms/PlainForm';
import { ApiError } from '@/providers/apiError';
import { inlineMessage } from '@/providers/failedCall';
import { callOperation } from '@/providers/operations';
import { mailedToken } from './mailedToken';
import { PublicCard } from './PublicCard';

/** The page of the mail's link. A link that no longer works leads to a new one at once. */
export default function ResetPassword() {
  const token = mailedToken(useLocation());
  // Another link in the same tab changes nothing but what stands behind `#`: the form begins anew.
  return <NewPassword key={token} token={token} />;
}

function NewPassword({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('auth');
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open');
  const [failure, setFailure] = useState('');
  const footer = <Link to="/sign-in">{t('forgot.back')}</Link>;
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
        block
        dirtyGuard={false}
        onSubmit={async (values) => {
          setFailure('');
          try {
            await callOperation('auth.resetPassword', { body: values });
            setState('done');
          } catch (error) {
            if (!(error instanceof ApiError) || Object.keys(error.fields).length > 0) throw error;
            if (error.status === 410) return setState('expired');
            setFailure(inlineMessage(error));
          }
        }}
      >
        {failure && (
          <Alert type="error" showIcon role="alert" message={t('reset.failed')} description={failure} />
        )}
      </PlainForm>
    </PublicCard>
  );
}

function Changed() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <PublicCard
      icon={<CheckOutlined aria-hidden="true" />}
      tone="success"
      title={t('reset.done')}
      hint={t('reset.doneHint')}
    >
      <Button type="primary" block onClick={() => void navigate('/sign-in')}>
        {t('verify.signIn')}
      </Button>
    </PublicCard>
  );
}

function NoLink({ expired }: { readonly expired: boolean }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  return (
    <PublicCard
      icon={<LinkOutlined aria-hidden="true" />}
      tone="warning"
      title={t(expired ? 'reset.failed' : 'reset.title')}
      hint={t(expired ? 'reset.expiredHint' : 'reset.noLink')}
      footer={<Link to="/sign-in">{t('forgot.back')}</Link>}
    >
      <Button type="primary" block onClick={() => void navigate('/forgot-password')}>
        {t('reset.newLink')}
      </Button>
    </PublicCard>
  );
}
