import { useEffect } from 'react';
import { inSight } from '@framework/components/inSight';
import { pressedShortcut, type Shortcut } from './shortcuts';

/** Runs on a single key, unless somebody is typing, a dialog is open, or it is part of a browser's own shortcut. */
export function useShortcut(key: Shortcut, run: (() => void) | null): void {
  useEffect(() => {
    if (!run) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || pressedShortcut(event) !== key || isBusy(event.target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [key, run]);
}

function isBusy(target: EventTarget | null): boolean {
  if (inSight('[role="dialog"][aria-modal="true"]').length > 0) return true;
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"]',
    ) !== null
  );
}
