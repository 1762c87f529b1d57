import type { KeyboardEvent } from 'react';
import type { Question } from './answerEdit';

type KeyAction = { readonly score: Question['score'] } | 'note' | 'reason' | 'next' | 'previous';

// Keys by position, not letter: on an Arabic keyboard E writes «ث» and N writes «ى».
const actions: Readonly<Record<string, KeyAction>> = {
  Digit0: { score: 0 },
  Numpad0: { score: 0 },
  Digit1: { score: 1 },
  Numpad1: { score: 1 },
  Digit2: { score: 2 },
  Numpad2: { score: 2 },
  KeyN: { score: null },
  KeyE: 'note',
  KeyR: 'reason',
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

/** Action of a key on a question; nothing in a text field, or with Ctrl, Alt or ⌘. */
export function keyAction(event: KeyboardEvent): KeyAction | undefined {
  const { target } = event;
  const writing =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio');
  if (writing || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  return actions[event.code];
}

/** Brings the keyboard to the question after (or before) this one, whatever category it is in. */
export function moveFocus(from: HTMLElement, way: 'next' | 'previous'): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-question]')].filter(
    (row) => row.offsetParent !== null,
  );
  const row = rows[rows.indexOf(from) + (way === 'next' ? 1 : -1)];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
