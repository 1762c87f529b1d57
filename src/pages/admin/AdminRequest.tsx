import { useTranslation } from 'react-i18next';
import { RequestScreen } from '@/requests/RequestScreen';
import { formLinks } from '@/requests/NextAction';

/** Request page of the admins: the API gives finance its money, operations its work, the general admin both. */
export default function AdminRequest() {
  const { t } = useTranslation('admin');
  return (
    <RequestScreen
      list={{ label: t('requests.title'), to: '/requests' }}
      corrections="adminInspections.correctiveActions"
      linksOf={formLinks}
    />
  );
}
