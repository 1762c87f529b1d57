import { useTranslation } from 'react-i18next';
import { PageHeader } from '@framework/components/PageHeader';
import { NotificationFeed } from '@/requests/NotificationFeed';

/** The feed of what has happened and wants an admin's eye. */
export default function Actions() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeader title={t('actions.title')} subtitle={t('actions.hint')} />
      <NotificationFeed />
    </>
  );
}
