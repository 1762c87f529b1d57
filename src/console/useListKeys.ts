import { type RefObject, useCallback } from 'react';
import { rowSelector } from './useRowKeys';
import { useShortcut } from './useShortcut';

/** The arrows lead into the list from anywhere on the page where nothing else has the keyboard; Esc lets go of what is selected. */
export function useListKeys(list: RefObject<HTMLElement | null>, onEscape: (() => void) | null): void {
  const enter = useCallback(() => {
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`${rowSelector}[tabindex="0"]`)?.focus();
  }, [list]);
  useShortcut('ArrowDown', enter);
  useShortcut('ArrowUp', enter);
  useShortcut('Escape', onEscape);
}
