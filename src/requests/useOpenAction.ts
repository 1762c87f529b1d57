import { useState } from 'react';
import type { TransitionName } from '#domain/workflow/requestWorkflow';

/**
 * State of the action whose dialog is open. Closing names the action: the page may offer the next one while the first is still
 * refreshing other records, and the end of the first must not close the dialog of the next.
 */
export function useOpenAction() {
  const [opened, open] = useState<TransitionName | null>(null);
  const close = (name: TransitionName) => open((current) => (current === name ? null : current));
  return { opened, open, close };
}
