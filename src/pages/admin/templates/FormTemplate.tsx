import { useParams } from 'react-router';
import { ErrorState } from '@/components/ErrorState';
import { LoadingState } from '@/components/LoadingState';
import { useOperation } from '@/providers/operations';
import { FormBuilder } from './builder/FormBuilder';

/** One inspection form: built, previewed, published. */
export default function FormTemplate() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useOperation('inspectionTemplates.get', { params: { id }, query: {} });
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={10} />;
  return <FormBuilder key={id} template={data} />;
}
