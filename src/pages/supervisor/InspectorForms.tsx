import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { EmptyState } from '@framework/components/EmptyState';
import { ResourceList } from '@framework/console/ResourceList';
import { withNextAction } from './withNextAction';

/** The forms that inspectors have submitted: those that wait for the supervisor first. */
export default function InspectorForms() {
  const { t } = useTranslation('supervisor');
  return (
    <ResourceList
      resource={requestsResource}
      list={lists.supervisorForms}
      drawing={withNextAction}
      title={t('forms.title')}
      subtitle={t('forms.hint')}
      empty={<EmptyState title={t('forms.none')} hint={t('forms.noneHint')} />}
    />
  );
}
