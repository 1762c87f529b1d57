import { type RefObject, useEffect } from 'react';

/**
 * Brings the first message of a form into view when one appears, and the keyboard to its field: on a phone it is often
 * a screen away from the button that was pressed. `problem` is null while there is none.
 */
export function useShowProblem(form: RefObject<HTMLElement | null>, problem: unknown): void {
  useEffect(() => {
    if (!problem) return;
    const message = form.current?.querySelector<HTMLElement>('[role="alert"]');
    message?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    const field = message?.parentElement;
    // A message about all of the form belongs to no field.
    if (field && field !== form.current)
      field.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus({ preventScroll: true });
  }, [form, problem]);
}
