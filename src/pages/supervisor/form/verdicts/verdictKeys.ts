import type { KeyboardEvent } from 'react';

const rows = '[data-correction]';

/**
 * The keys of the list: A accepts the item at hand, R leads to the box for the reason, ↑ and ↓ to its neighbours. By the
 * place of the key, as an Arabic keyboard writes other letters there; while somebody writes, only Escape means something.
 */
export function verdictKeys(event: KeyboardEvent<HTMLElement>): void {
  const { code, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
  const row = target.closest<HTMLElement>(rows);
  if (!row) return;
  if (target.closest('input, textarea')) {
    if (code === 'Escape') row.focus();
    return;
  }
  const action = actionsOf(event.currentTarget, row)[code];
  if (!action) return;
  event.preventDefault();
  action();
}

function actionsOf(list: HTMLElement, row: HTMLElement): Readonly<Record<string, () => void>> {
  const all = [...list.querySelectorAll<HTMLElement>(rows)];
  const at = all.indexOf(row);
  return {
    KeyA: () => row.querySelector<HTMLElement>('[data-verdict="accepted"]')?.click(),
    KeyR: () => row.querySelector<HTMLElement>('[data-verdict-note]')?.focus(),
    ArrowDown: () => all[at + 1]?.focus(),
    ArrowUp: () => all[at - 1]?.focus(),
  };
}

/** Focuses the next item without a verdict: after the one that was judged, from the beginning again after the last. */
export function focusFirstUnjudged(list: HTMLElement | null, judgedId?: string): void {
  const all = [...(list?.querySelectorAll<HTMLElement>(rows) ?? [])];
  const at = all.findIndex(({ dataset }) => dataset['correction'] === judgedId);
  const next = [...all.slice(at + 1), ...all.slice(0, at)].find(({ dataset }) => dataset['open'] === 'true');
  (next ?? all[Math.max(at, 0)])?.focus();
}
