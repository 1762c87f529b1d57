import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { create } from 'zustand';
import { isHeldPage } from '@framework/components/heldPage';

// The question and its dialog are fetched with the first thing that could be lost.
const UnsavedChanges = lazy(() => import('./UnsavedChanges'));

/** Stays, once it was needed: a router forgets a question that is taken away while it is asked. */
export function AskBeforeLeaving() {
  const unsaved = useUnsavedForms(({ forms }) => forms.length > 0);
  const [needed, setNeeded] = useState(unsaved);
  if (unsaved && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <UnsavedChanges />
    </Suspense>
  ) : null;
}

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

/** True while the form is being sent: what follows a save is no loss. */
type Sending = RefObject<boolean>;

interface UnsavedForms {
  readonly forms: readonly Sending[];
  readonly add: (form: Sending) => void;
  readonly remove: (form: Sending) => void;
}

/** The forms on the page that hold unsaved changes; `UnsavedChanges` asks once for all of them. */
export const useUnsavedForms = create<UnsavedForms>()((set) => ({
  forms: [],
  add: (form) => set(({ forms }) => ({ forms: [...forms, form] })),
  remove: (form) => set(({ forms }) => ({ forms: forms.filter((one) => one !== form) })),
}));

/** True when leaving now would lose input. */
export function isUnsaved(): boolean {
  return useUnsavedForms.getState().forms.some((sending) => !sending.current);
}

/** True when drawing the page anew would lose input, close what is open over it, or drop a selection. */
export function isInUse(): boolean {
  return isUnsaved() || isHeldPage();
}
