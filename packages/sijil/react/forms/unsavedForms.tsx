import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { create } from 'zustand';
import { isHeldPage } from 'sijil/react/components/heldPage';

// Loaded with the first unsaved change.
const UnsavedChanges = lazy(() => import('./UnsavedChanges'));

/** Guard against losing input. Stays mounted once needed: the router would drop a blocker that is unmounted while it asks. */
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
  /** True while the form is being sent: leaving after a save loses nothing. */
  readonly sending: RefObject<boolean>;
}

/** Rendered while a form has unsaved changes; leaving the page then asks first. */
export function LeaveGuard({ sending }: LeaveGuardProps) {
  useEffect(() => {
    const { add, remove } = useUnsavedForms.getState();
    add(sending);
    return () => remove(sending);
  }, [sending]);
  return null;
}

/** True while the form is being sent: leaving after a save loses nothing. */
type Sending = RefObject<boolean>;

interface UnsavedForms {
  readonly forms: readonly Sending[];
  readonly add: (form: Sending) => void;
  readonly remove: (form: Sending) => void;
}

/** Forms of the page with unsaved changes; `UnsavedChanges` asks once for all of them. */
export const useUnsavedForms = create<UnsavedForms>()((set) => ({
  forms: [],
  add: (form) => set(({ forms }) => ({ forms: [...forms, form] })),
  remove: (form) => set(({ forms }) => ({ forms: forms.filter((one) => one !== form) })),
}));

/** True when leaving now would lose input. */
export function isUnsaved(): boolean {
  return useUnsavedForms.getState().forms.some((sending) => !sending.current);
}

/** True when rendering the page again would lose input, close an open dialog or menu, or drop a selection. */
export function isInUse(): boolean {
  return isUnsaved() || isHeldPage();
}
