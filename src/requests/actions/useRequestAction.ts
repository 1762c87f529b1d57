import { useTranslation } from 'react-i18next';
import type { OperationId } from '#domain/access/operations';
import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { ApiError } from '@/providers/apiError';
import { useChanged } from '@/providers/freshness/useChanged';
import { useNamedAction } from '@/providers/operations';
import { useToast } from '@/toast/useToast';

/**
 * Performs an action on a request. Where somebody else was quicker (409), what is on the screen is read anew, so that
 * the next try carries the present version, and the person is told. @throws ApiError for the form that called it.
 */
export function useRequestAction(
  request: Pick<RequestView, 'id'>,
  name: TransitionName,
  operation: OperationId,
) {
  const { t } = useTranslation('requests');
  const changed = useChanged();
  const toast = useToast();
  const { run, pending } = useNamedAction(operation);

  const perform = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
    try {
      await run({ params: { id: request.id }, body });
      toast.success(t(`done.${name}`));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        toast.danger(t('conflict'), { text: error.message });
        await changed([{ resource: 'requests', ids: [request.id] }]);
      }
      throw error;
    }
  };
  return { perform, pending };
}
