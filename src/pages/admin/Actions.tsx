import { useTranslation } from 'react-i18next';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { NotificationFeed } from '@/requests/NotificationFeed';

/** Feed of events that need an admin's attention. */
export default function Actions() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeader title={t('actions.title')} subtitle={t('actions.hint')} />
      <NotificationFeed />
    </>
  );
}
