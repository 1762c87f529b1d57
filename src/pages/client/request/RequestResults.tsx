import type { RequestView } from '#domain/api/requestViews';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useOperation } from '@framework/providers/operations';
import { ScoreReceipt } from '@/requests/receipt/ScoreReceipt';
import { ReportButton } from '@/requests/ReportButton';
import { ResultsPanel } from '@/requests/ResultsPanel';
import styles from './ClientRequest.module.css';
import { OrderReinspection } from './OrderReinspection';

export function RequestResults({ request }: { readonly request: RequestView }) {
  const results = useOperation('clientInspections.results', { params: { id: request.id } });
  if (results.error) return <ErrorState error={results.error} onRetry={results.refetch} />;
  if (!results.data) return <LoadingState as="lines" />;
  return (
    <div className={styles.stack}>
      <OrderReinspection request={request} />
      <ScoreReceipt results={results.data} />
      <ResultsPanel results={results.data} extra={<ReportButton request={request} />} />
    </div>
  );
}
