import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lastOpened } from '../query/lastOpened';
import { rowSelector } from './useRowKeys';
import { useShortcut } from './useShortcut';

/**
 * The arrows lead into the list from anywhere on the page where nothing else has the keyboard; Esc lets go of what is
 * selected. Whoever comes back from a record finds the keyboard on its row.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  loaded: boolean,
  onEscape: (() => void) | null,
): void {
  const { pathname, search } = useLocation();
  const [returning] = useState(() => lastOpened.in(pathname + search));
  const enter = useCallback(() => {
    if (document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`${rowSelector}[tabindex="0"]`)?.focus();
  }, [list]);
  useEffect(() => {
    if (!loaded || !returning || document.activeElement !== document.body) return;
    list.current
      ?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(returning)}"]`)
      ?.focus({ preventScroll: true });
  }, [loaded, returning, list]);
  useShortcut('ArrowDown', enter);
  useShortcut('ArrowUp', enter);
  useShortcut('j', enter);
  useShortcut('k', enter);
  useShortcut('Escape', onEscape);
}
