import { useTranslation } from 'react-i18next';
import { RequestScreen } from '@/requests/RequestScreen';
import { formLabels, formLinks, throughOthers } from '@/requests/NextAction';

/** Request page of the supervisor. */
export default function SupervisorRequest() {
  const { t } = useTranslation('supervisor');
  return (
    <RequestScreen
      list={{ label: t('requests.title'), to: '/supervisor/requests' }}
      corrections="supervisorInspections.correctiveActions"
      linksOf={formLinks}
      labels={formLabels}
      exclude={throughOthers}
    />
  );
}
