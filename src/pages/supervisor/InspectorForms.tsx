import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { requests } from '#resources/requests';
import { EmptyState } from '@/components/EmptyState';
import { ResourceList } from '@/console/ResourceList';
import { ownMoves } from './NextMoves';

/** The forms that inspectors have submitted: those that wait for the supervisor first. */
export default function InspectorForms() {
  const { t } = useTranslation('supervisor');
  return (
    <ResourceList
      resource={requests}
      list={lists.supervisorForms}
      drawing={ownMoves}
      title={t('forms.title')}
      subtitle={t('forms.hint')}
      empty={<EmptyState title={t('forms.none')} hint={t('forms.noneHint')} />}
    />
  );
}
