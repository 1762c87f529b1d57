import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { useOperation } from 'sijil/react/providers/operations';
import { ActionDialog } from './ActionDialog';

interface NextActionDialogProps {
  readonly id: string;
  readonly name: TransitionName;
  readonly onClose: (name: TransitionName) => void;
}

/** Dialog with the action's form over the rows; it does not open if somebody else has acted meanwhile. */
export function NextActionDialog({ id, name, onClose }: NextActionDialogProps) {
  const { data: request } = useOperation('inspections.get', { params: { id } });
  const open = request?.actions.some((action) => action.allowed && action.name === name);
  return request && open ? <ActionDialog request={request} name={name} onClose={onClose} /> : null;
}
