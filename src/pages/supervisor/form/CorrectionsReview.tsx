import type { RequestView } from '#domain/api/requestViews';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { useOperation } from '@/providers/operations';
import { CorrectionsPanel } from '@/requests/CorrectionsPanel';
import { EndOfCorrections } from './EndOfCorrections';
import styles from './Review.module.css';
import { VerdictForm } from './VerdictForm';

/** The corrective list with a verdict under each item, while verdicts may be given. */
export function CorrectionsReview({ request }: { readonly request: RequestView }) {
  const { data, error, refetch } = useOperation('supervisorInspections.correctiveActions', {
    params: { id: request.id },
  });
  const judging = request.actions.some(({ name, allowed }) => name === 'updateCorrectiveAnswer' && allowed);
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={8} />;
  return (
    <div className={styles.stack}>
      <CorrectionsPanel
        corrections={data}
        {...(judging && {
          footerOf: (item) => item.answeredAt !== null && <VerdictForm request={request} item={item} />,
        })}
      />
      <EndOfCorrections request={request} corrections={data} />
    </div>
  );
}
