import { useEffect } from 'react';

/** By key and by its place on the keyboard: on an Arabic layout the same key writes another letter. */
const places = { '/': 'Slash', n: 'KeyN' } as const;

/** Runs on a single key, unless somebody is typing, a dialog is open, or it is part of a browser's own shortcut. */
export function useShortcut(key: keyof typeof places, run: (() => void) | null): void {
  useEffect(() => {
    if (!run) return;
    const pressed = (event: KeyboardEvent) => {
      const meant = event.key === key || event.code === places[key];
      if (!meant || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [key, run]);
}

function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return true;
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable="true"]') !== null
  );
}
