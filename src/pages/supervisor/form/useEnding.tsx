import { useState } from 'react';
import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { ActionDialog } from '@/requests/ActionDialog';
import { useOpenAction } from '@/requests/useOpenAction';

/** Steps that end a review now, the dialog of one, and whether the last of them has just been taken from here. */
export function useEnding(request: RequestView, steps: readonly TransitionName[]) {
  const { opened, open: openAction, close } = useOpenAction();
  const [awaited, setAwaited] = useState(false);
  const [actedAt, setActedAt] = useState<number | null>(null);
  const offered = steps.filter((step) =>
    request.actions.some(({ name, allowed }) => allowed && name === step),
  );
  const next = offered[0] ?? null;
  const open = offered.find((name) => name === opened);
  if (awaited && next !== null) {
    setAwaited(false);
    openAction(next);
  }
  const dialog = open && (
    <ActionDialog
      key={open}
      request={request}
      name={open}
      onClose={close}
      onDone={() => setActedAt(request.version)}
    />
  );
  return {
    offered,
    next,
    begin: (name = next) => name && openAction(name),
    /** Opens the next step as soon as the request allows it: its last change may still be on its way. */
    beginWhenAllowed: () => setAwaited(true),
    open: open !== undefined,
    dialog,
    sent: actedAt !== null && request.version > actedAt && next === null,
  };
}

export type Ending = ReturnType<typeof useEnding>;
