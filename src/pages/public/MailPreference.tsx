import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { ReadFailure } from 'sijil/react/components/ReadFailure';
import { Icon } from 'sijil/react/plain/Icon';
import { PlainButton, PlainLink } from 'sijil/react/plain/PlainControls';
import { useLocalize } from 'sijil/react/providers/language';
import { callPublic, usePublicOperation } from 'sijil/react/providers/publicOperations';
import { usePublicParams } from 'sijil/react/screens/screen';
import { PublicCard } from 'sijil/react/plain/PublicCard';

/** Page of the link in an email: it switches that email's kind off, or on again, without signing in. */
export default function MailPreference() {
  const { t } = useTranslation('preferences');
  const localize = useLocalize();
  const { token = '' } = usePublicParams();
  const { data, error, refetch } = usePublicOperation('notifications.mailPreference', { params: { token } });
  const [saved, setSaved] = useState<boolean>();
  const [pending, setPending] = useState(false);
  if (error && !data) return <ReadFailure error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={4} />;
  const byMail = saved ?? data.byMail;
  const save = async () => {
    setPending(true);
    try {
      await callPublic('notifications.saveMailPreference', { params: { token }, body: { byMail: !byMail } });
      setSaved(!byMail);
    } catch {
      // The call itself shows its error.
    } finally {
      setPending(false);
    }
  };
  return (
    <PublicCard
      icon={<Icon of="mail" />}
      tone={byMail ? 'info' : 'success'}
      title={t(byMail ? 'link.on' : 'link.off')}
      hint={t(byMail ? 'link.onHint' : 'link.offHint', { title: localize(data.title) })}
      footer={<PlainLink to="/notification-preferences">{t('link.all')}</PlainLink>}
    >
      <PlainButton kind={byMail ? 'primary' : 'default'} block pending={pending} onClick={() => void save()}>
        {t(byMail ? 'link.stop' : 'link.resume')}
      </PlainButton>
    </PublicCard>
  );
}
