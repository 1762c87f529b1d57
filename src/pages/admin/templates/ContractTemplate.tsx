import { useParams } from 'react-router';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { useOperation } from '@/providers/operations';
import { ContractEditor } from './contract/ContractEditor';

/** The contract's terms: written, previewed on paper, published. */
export default function ContractTemplate() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOperation('contractTemplates.get', { params: { id } });
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={10} />;
  return <ContractEditor key={id} template={data} />;
}
