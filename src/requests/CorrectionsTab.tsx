import type { RequestView } from '#domain/api/requestViews';
import type { OperationId } from '#domain/access/operations';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useOperation } from '@framework/providers/operations';
import { CorrectionsPanel } from './CorrectionsPanel';

interface CorrectionsTabProps {
  readonly request: RequestView;
  readonly operation: Extract<OperationId, `${string}.correctiveActions`>;
}

export function CorrectionsTab({ request, operation }: CorrectionsTabProps) {
  const { data, error, refetch } = useOperation(operation, {
    params: { id: request.id },
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  return data ? <CorrectionsPanel corrections={data} /> : <LoadingState as="lines" rows={6} />;
}
