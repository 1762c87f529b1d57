import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import type { OperationId } from '#domain/access/operations';
import { EmptyState } from '@framework/components/EmptyState';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useOperation } from '@framework/providers/operations';
import { Certificates } from './Certificates';
import { ReportButton } from './ReportButton';
import { ResultsPanel } from './ResultsPanel';

interface ResultsTabProps {
  readonly request: RequestView;
  readonly operation: Extract<OperationId, 'inspections.results' | 'clientInspections.results'>;
}

/** The certificate and the filled form; before its submission, a word about when to come back. */
export function ResultsTab({ request, operation }: ResultsTabProps) {
  const { t } = useTranslation('requests');
  const { data, error, refetch } = useOperation(operation, { params: { id: request.id } });
  if (error?.status === 404) return <EmptyState title={t('resultsPending')} hint={t('resultsPendingHint')} />;
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={8} />;
  return (
    <>
      <Certificates request={request} />
      <ResultsPanel results={data} extra={<ReportButton request={request} />} />
    </>
  );
}
