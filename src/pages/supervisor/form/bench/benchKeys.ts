import type { KeyboardEvent } from 'react';

export type BenchAction = 'confirm' | 'save' | 'unresolved' | 'below' | 'left' | 'right';

// By the place of the key, as on an Arabic keyboard U and F write other letters.
const actions: Readonly<Record<string, BenchAction>> = {
  KeyU: 'unresolved',
  KeyF: 'below',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What a key means on the bench. Saving works anywhere; the others not while somebody writes or stands on a control. */
export function benchAction({
  code,
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): BenchAction | undefined {
  if ((ctrlKey || metaKey) && code === 'KeyS') return 'save';
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return undefined;
  if (target.closest('input, textarea, [role="tab"], dialog')) return undefined;
  // On a button or a heading Enter does what it always does.
  if (key === 'Enter') return target.closest('button, a, summary') ? undefined : 'confirm';
  return actions[code];
}
