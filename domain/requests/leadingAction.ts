import type { AvailableAction } from '../workflow/availableActions';
import { type TransitionName, transitions } from '../workflow/requestWorkflow';

/** The action that leads a request on: the first main one that its reader may take now; null when none is. */
export function leadingAction(
  actions: readonly Pick<AvailableAction, 'name' | 'allowed'>[],
): TransitionName | null {
  return actions.find(({ name, allowed }) => allowed && transitions[name].tone === 'primary')?.name ?? null;
}
