import type { KeyboardEvent } from 'react';

export type BenchAction =
  | 'confirm'
  | 'save'
  | 'unresolved'
  | 'below'
  | 'left'
  | 'right'
  | 'first'
  | 'last'
  | 'row'
  | 'rest'
  | 'undoRest';

// Keys by position, because U, F, A and Z write other letters on an Arabic keyboard.
const actions: Readonly<Record<string, BenchAction>> = {
  KeyU: 'unresolved',
  KeyF: 'below',
  KeyA: 'rest',
  KeyZ: 'undoRest',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'first',
  End: 'last',
};

/**
 * Returns the action of a key on the bench. Saving and the return to the question work anywhere; in a text box of one line, such
 * as that of a reason, Enter confirms as well, the others not. Arrows on a score choose the score.
 */
export function benchAction({
  code,
  key,
  ctrlKey,
  metaKey,
  altKey,
  target,
  nativeEvent,
}: KeyboardEvent): BenchAction | undefined {
  if ((ctrlKey || metaKey) && code === 'KeyS') return 'save';
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return undefined;
  if (target.closest('[role="tab"], dialog, [role="dialog"]')) return undefined;
  if (key === 'Escape') return 'row';
  if (target.closest('textarea, [role="combobox"]')) return undefined;
  if (target.closest('input:not([type="radio"])'))
    return key === 'Enter' && !nativeEvent.isComposing ? 'confirm' : undefined;
  if (target.closest('input') && code.startsWith('Arrow')) return undefined;
  // Enter keeps its function on buttons and headings.
  if (key === 'Enter') return target.closest('button, a, summary') ? undefined : 'confirm';
  return actions[code];
}
