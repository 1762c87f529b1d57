import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useFirstRead, useOperation } from 'sijil/react/providers/operations';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useLocalize } from 'sijil/react/providers/language';
import { transitions } from '#domain/workflow/requestWorkflow';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { RequestNumber } from '@/requests/RequestNumber';
import { ContractEditor } from './ContractEditor';

/** Page on which operations write the contract of a request in the portal: its price, its terms, and what it will look like. */
export default function WriteContract() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['requests', 'admin']);
  const localize = useLocalize();
  const asked = useOperation('inspections.get', { params: { id } });
  const begun = useOperation('adminInspections.contractDraft', { params: { id } });
  const [open, setOpen] = useState(false);
  const isReading = useFirstRead(asked, begun);
  const error = asked.error ?? begun.error;
  if (error && !(asked.data && begun.data)) return <ErrorState page error={error} onRetry={begun.refetch} />;
  if (isReading || !asked.data || !begun.data) return <LoadingState rows={10} />;
  const request = asked.data;
  const action = request.actions.find(({ name }) => name === 'writeContract');
  // What was typed stays when somebody else sends a contract meanwhile.
  if (action && !open) setOpen(true);
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: t('requests.title', { ns: 'admin' }), to: '/requests' },
          { label: `R-${request.number}`, to: `/requests/${id}` },
          { label: localize(transitions.writeContract.label) },
        ]}
        title={
          <>
            {t('write.title')} <RequestNumber number={request.number} />
          </>
        }
        subtitle={<bdi>{request.client.name}</bdi>}
      />
      {open || action ? (
        <ContractEditor key={id} request={request} draft={begun.data} isOpen={action?.allowed ?? false} />
      ) : (
        <EmptyState title={t('write.notNow')} hint={t('write.notNowHint')} />
      )}
    </>
  );
}
