import type { RefObject } from 'react';
import { create } from 'zustand';
import { isHeldPage } from '@framework/components/heldPage';

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
