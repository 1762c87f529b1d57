import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { resetPasswordBody } from '#domain/auth';
import { ShapeForm } from '@/forms/ShapeForm';
import { callOperation } from '@/providers/operations';
import { PublicCard } from './PublicCard';

export default function ResetPassword() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const [done, setDone] = useState(false);
  const token = search.get('token');
  const footer = <Link to="/sign-in">{t('forgot.back')}</Link>;
  if (done) return <PublicCard title={t('reset.done')} hint={t('reset.doneHint')} footer={footer} />;
  if (!token) return <PublicCard title={t('reset.title')} hint={t('reset.noLink')} footer={footer} />;
  return (
    <PublicCard title={t('reset.title')} hint={t('reset.hint')} footer={footer}>
      <ShapeForm
        shape={resetPasswordBody}
        fields={['password', 'passwordConfirmation']}
        initialValues={{ token }}
        submitLabel={t('reset.submit')}
        autoComplete={{ password: 'new-password', passwordConfirmation: 'new-password' }}
        block
        dirtyGuard={false}
        onSubmit={async (values) => {
          await callOperation('auth.resetPassword', { body: values });
          setDone(true);
        }}
      />
    </PublicCard>
  );
}
