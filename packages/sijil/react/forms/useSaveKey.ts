import { type RefObject, useEffect } from 'react';
import { inSight } from 'sijil/react/components/inSight';

/**
 * Saves on Ctrl+S (⌘S): a form, if it has the focus or is the only one on the page; without a form, from anywhere. The key is
 * recognised by its code, because an Arabic layout writes another letter with it.
 */
export function useSaveKey(
  save: (() => Promise<unknown>) | null,
  form?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!save) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented || (form && !isMeant(form.current))) return;
      event.preventDefault();
      void save();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [form, save]);
}

function isMeant(form: HTMLElement | null): boolean {
  if (!form) return false;
  const focused = document.activeElement;
  if (focused && form.contains(focused)) return true;
  return focused?.closest('form') == null && inSight('form').length === 1;
}
