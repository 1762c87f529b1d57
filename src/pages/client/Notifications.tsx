import { useTranslation } from 'react-i18next';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { NotificationFeed } from '@/requests/NotificationFeed';

/** Notifications of a client or a branch manager. */
export default function Notifications() {
  const { t } = useTranslation('client');
  return (
    <>
      <PageHeader title={t('notifications.title')} />
      <NotificationFeed />
    </>
  );
}
