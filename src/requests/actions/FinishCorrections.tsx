import { performs } from '#domain/workflow/availableActions';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { VerdictCounts } from './decisionFacts';
import type { ActionFormProps } from './FormButtons';
import { confirmAction } from './shapeAction';

const Finish = confirmAction({}, VerdictCounts);
const FinishAndApprove = confirmAction({ approve: true }, VerdictCounts, 'finishAndApprove');

/** Form that finishes the review of corrections; where every item is accepted, the same answer also approves the list. */
export function FinishCorrections(props: ActionFormProps) {
  const role = useSession(({ user }) => user?.role);
  const { data } = useOperation('supervisorInspections.correctiveActions', {
    params: { id: props.request.id },
  });
  if (!data) return <LoadingState as="lines" rows={2} />;
  const allAccepted = data.items.every(({ verdict }) => verdict === 'accepted');
  const approves = allAccepted && role !== undefined && performs('approveCorrectiveActions', role);
  return approves ? <FinishAndApprove {...props} /> : <Finish {...props} />;
}
