import { type RefObject, useEffect } from 'react';
import { useUnsavedForms } from './unsavedForms';

interface LeaveGuardProps {
  /** True while the form is being sent: what follows a save is no loss. */
  readonly sending: RefObject<boolean>;
}

/** Stands in the page while a form holds unsaved changes, so that leaving it is asked about. */
export function LeaveGuard({ sending }: LeaveGuardProps) {
  useEffect(() => {
    const { add, remove } = useUnsavedForms.getState();
    add(sending);
    return () => remove(sending);
  }, [sending]);
  return null;
}
