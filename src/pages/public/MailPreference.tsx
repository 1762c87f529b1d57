import { MailOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { useLocalize } from '@/providers/language';
import { useAction, useOperation } from '@/providers/operations';
import { PublicCard } from './PublicCard';

/** Where the link of a mail leads: its one kind is switched off, or on again, without signing in. */
export default function MailPreference() {
  const { t } = useTranslation('preferences');
  const localize = useLocalize();
  const { token = '' } = useParams();
  const { data, error, refetch } = useOperation('notifications.mailPreference', { params: { token } });
  const { run, pending } = useAction('notifications.saveMailPreference');
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={4} />;
  const { title, byMail } = data;
  return (
    <PublicCard
      icon={<MailOutlined aria-hidden="true" />}
      tone={byMail ? 'info' : 'success'}
      title={t(byMail ? 'link.on' : 'link.off')}
      hint={t(byMail ? 'link.onHint' : 'link.offHint', { title: localize(title) })}
      footer={<Link to="/notification-preferences">{t('link.all')}</Link>}
    >
      <Button
        type={byMail ? 'primary' : 'default'}
        block
        loading={pending}
        onClick={() => void run({ params: { token }, body: { byMail: !byMail } })}
      >
        {t(byMail ? 'link.stop' : 'link.resume')}
      </Button>
    </PublicCard>
  );
}
