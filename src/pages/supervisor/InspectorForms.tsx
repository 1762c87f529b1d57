import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import type { RequestColumn } from '@/requests/list/requestColumns';
import { RequestTable } from '@/requests/RequestTable';

const columns: readonly RequestColumn[] = [
  'number',
  'client',
  'service',
  'inspector',
  'status',
  'statusSince',
  'score',
  'correctionsDueAt',
];

/** The forms that inspectors have submitted: those that wait for the supervisor first. */
export default function InspectorForms() {
  const { t } = useTranslation('supervisor');
  const [params, setParams] = useSearchParams();
  const all = params.get('show') === 'all';
  return (
    <>
      <PageHeader
        title={t('forms.title')}
        subtitle={t('forms.hint')}
        actions={
          <Segmented<string>
            aria-label={t('forms.show')}
            value={all ? 'all' : 'waiting'}
            onChange={(show) => setParams(show === 'all' ? { show } : {}, { replace: true })}
            options={[
              { value: 'waiting', label: t('forms.waiting') },
              { value: 'all', label: t('forms.all') },
            ]}
          />
        }
      />
      <RequestTable
        operation="supervisorForms.list"
        hrefOf={({ id }) => `/inspectorForms/${id}`}
        columns={columns}
        defaultSort={all ? '-statusSince' : 'statusSince'}
        {...(!all && { query: { turn: 'supervisor' } })}
        empty={<EmptyState title={t('forms.none')} hint={t('forms.noneHint')} />}
      />
    </>
  );
}
