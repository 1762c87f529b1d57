import { type RefObject, useEffect } from 'react';

/**
 * Scrolls the first message of a form into view when one appears, and focuses its field: on a phone it is often a screen away
 * from the pressed button. `problem` is null without a message.
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
