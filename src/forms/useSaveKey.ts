import { type RefObject, useEffect } from 'react';

/**
 * Ctrl+S (⌘S) sends the form that the keyboard is in; from outside of all forms, the only one on the page. Told by the
 * key's place, because an Arabic layout writes another letter with it.
 */
export function useSaveKey(form: RefObject<HTMLElement | null>, save: (() => Promise<unknown>) | null): void {
  useEffect(() => {
    if (!save) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || !form.current || !isMeant(form.current)) return;
      event.preventDefault();
      void save();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [form, save]);
}

function isMeant(form: HTMLElement): boolean {
  const focused = document.activeElement;
  if (focused && form.contains(focused)) return true;
  return focused?.closest('form') == null && document.querySelectorAll('form').length === 1;
}
