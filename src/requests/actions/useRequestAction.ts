import { useTranslation } from 'react-i18next';
import type { OperationId } from '#domain/access/operations';
import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { CallError } from '@framework/providers/apiError';
import { useChanged } from '@framework/providers/freshness/useChanged';
import { useNamedAction } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';

type Result = Pick<RequestView, 'score' | 'grade' | 'certificates'>;

/** Actions that may find nothing to change. */
const counted: readonly TransitionName[] = ['recalculateScore', 'regenerateCertificate'];

/**
 * Performs an action on a request. When somebody else was quicker (409), the page is read anew, so that the next try
 * carries the present version, and an alert says so.
 * @throws CallError for the form that called it.
 */
export function useRequestAction(
  request: Pick<RequestView, 'id'> & Partial<Result>,
  name: TransitionName,
  operation: OperationId,
) {
  const { t } = useTranslation('requests');
  const changed = useChanged();
  const toast = useToast();
  const { run, pending } = useNamedAction(operation);

  const perform = async (body: Readonly<Record<string, unknown>>): Promise<void> => {
    try {
      const after = (await run({ params: { id: request.id }, body })) as RequestView;
      const isSame = counted.includes(name) && resultOf(after) === resultOf(request);
      toast.success(t(isSame ? `unchanged.${name}` : `done.${name}`));
    } catch (error) {
      if (error instanceof CallError && error.status === 409) {
        toast.danger(t('conflict'), { text: error.message });
        await changed([{ resource: 'requests', ids: [request.id] }]);
      }
      throw error;
    }
  };
  return { perform, pending };
}

/** Result of a request: its score, and the codes of its certificates. */
const resultOf = ({ score, grade, certificates }: Partial<Result>) =>
  JSON.stringify([score, grade, certificates?.map(({ code }) => code)]);
