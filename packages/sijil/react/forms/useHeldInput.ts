import { type RefObject, useEffect } from 'react';

/**
 * Takes no text while the form is being sent, because it would be missing from what is sent and vanish with the form. The focus
 * stays where it is.
 */
export function useHeldInput(form: RefObject<HTMLElement | null>, sending: RefObject<boolean>): void {
  useEffect(() => {
    const element = form.current;
    const hold = (event: Event) => sending.current && event.preventDefault();
    element?.addEventListener('beforeinput', hold);
    return () => element?.removeEventListener('beforeinput', hold);
  }, [form, sending]);
}
