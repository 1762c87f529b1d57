import { useEffect } from 'react';
import { inSight } from '@framework/components/inSight';

const shortcuts = ['/', 'n', 'j', 'k', '?', 'ArrowDown', 'ArrowUp', 'Escape'] as const;
type Shortcut = (typeof shortcuts)[number];

const letters: Readonly<Record<string, Shortcut>> = { KeyN: 'n', KeyJ: 'j', KeyK: 'k' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** By its letter, and by its place on the keyboard: on an Arabic layout the same key writes another letter. */
export function pressedShortcut(event: Pressed): Shortcut | null {
  const { key, code, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const written = shortcuts.find((one) => one === key);
  if (written) return written;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return (!shiftKey && letters[code]) || null;
}

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
