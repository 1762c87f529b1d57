import { useTranslation } from 'react-i18next';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { declaredPage } from 'sijil/react/console/declaredPage';
import { ListSheet } from 'sijil/react/console/list/ListSheet';
import { useCountText } from 'sijil/react/console/list/ListHeader';
import { useDeclaredTable } from 'sijil/react/console/query/useDeclaredTable';
import { withNextAction } from '@/requests/rows/nextActions';

/** Forms that inspectors have submitted, those that wait for the supervisor first. */
function InspectorForms() {
  const { t } = useTranslation('supervisor');
  const table = useDeclaredTable(requestsResource, { list: lists.supervisorForms });
  const meta = useCountText(table);
  return (
    <>
      <PageHeader title={t('forms.title')} subtitle={t('forms.hint')} meta={meta} />
      <ListSheet
        table={table}
        drawing={withNextAction}
        empty={<EmptyState title={t('forms.none')} hint={t('forms.noneHint')} />}
      />
    </>
  );
}

export default declaredPage(requestsResource, InspectorForms, lists.supervisorForms);
