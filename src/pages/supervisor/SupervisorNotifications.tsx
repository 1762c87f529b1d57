import { useTranslation } from 'react-i18next';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { NotificationFeed } from '@/requests/NotificationFeed';

export default function SupervisorNotifications() {
  const { t } = useTranslation('supervisor');
  return (
    <>
      <PageHeader title={t('notifications.title')} />
      <NotificationFeed />
    </>
  );
}
