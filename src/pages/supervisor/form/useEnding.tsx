import { useState } from 'react';
import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { ActionDialog } from '@/requests/ActionDialog';

/** The steps after the last answer, in their order. */
const steps = ['submitChanges', 'sendResults'] as const;

/** The step that ends a review now, its dialog, and whether the results have just been sent from here. */
export function useEnding(request: RequestView) {
  const [opened, setOpened] = useState<TransitionName | null>(null);
  const [sent, setSent] = useState(false);
  const next =
    steps.find((step) => request.actions.some(({ name, allowed }) => allowed && name === step)) ?? null;
  const open = next !== null && opened === next;
  const dialog = open && (
    <ActionDialog
      key={next}
      request={request}
      name={next}
      onClose={() => setOpened(null)}
      onDone={(name) => setSent(name === 'sendResults')}
    />
  );
  return { next, begin: () => setOpened(next), open, dialog, sent };
}

export type Ending = ReturnType<typeof useEnding>;
