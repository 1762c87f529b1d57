import i18next from 'i18next';
import type { OperationId } from 'sijil/schema/application';
import { callNamed, operationKey } from './operations';
import { queryClient } from './RefineRoot';

/** Reads an operation in advance, under the key of `useOperation`. */
export function prefetchOperation(id: OperationId, params: Readonly<Record<string, string>>): Promise<void> {
  return queryClient.prefetchQuery({
    queryKey: operationKey(id, { params }, i18next.language === 'en' ? 'en' : 'ar'),
    queryFn: ({ signal }) => callNamed(id, { params, signal }),
  });
}
