import { useParams } from 'react-router';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { useOperation } from '@/providers/operations';
import { OrderPage } from './OrderPage';

/** Reads what the wizard stands on; what was begun on another device is there before the first question. */
export function OrderWizard() {
  const { id = '' } = useParams();
  const service = useOperation('services.get', { params: { id } });
  const branches = useOperation('branches.listOwn');
  const draft = useOperation('orderDrafts.get', { params: { serviceId: id } });
  const failed = [service, branches, draft].find(({ isError }) => isError);
  if (failed) return <ErrorState error={failed.error} onRetry={failed.refetch} />;
  if (!service.data || !branches.data || !draft.data) return <LoadingState />;
  return <OrderPage key={id} service={service.data} branches={branches.data} draft={draft.data} />;
}
