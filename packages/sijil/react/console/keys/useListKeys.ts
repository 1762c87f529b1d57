import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useTheme } from 'sijil/react/theme/themeStore';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import type { Picking } from '../bulk/pickedRecords';
import { inSight } from 'sijil/react/components/inSight';

/**
 * Keys of a list. Arrow keys focus the list when nothing else on the page has the focus; Esc clears the selection. After a
 * return from a record, its row gets the focus.
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

/** Selectors of a row and of the button that opens an editor in one of its cells. */
const rowSelector = 'tr[data-row]';
const editorSelector = '[data-inline]';

/**
 * Roving tab order of the rows: Tab reaches one row, arrow keys the others. Enter opens a row, Space selects it, F2 and the
 * left and right arrows lead to the cells that can be edited in place.
 */
export function useRowKeys(
  records: readonly ConsoleRecord[],
  picking: Picking | undefined,
  onOpen: (id: string) => void,
) {
  const rtl = useTheme((theme) => theme.direction) === 'rtl';
  const { pathname, search } = useLocation();
  // Focus returns to the row of the record that was last opened.
  const [last, setLast] = useState(() => lastOpened.in(pathname + search));
  const reached = records.some(({ id }) => id === last) ? last : records[0]?.id;

  const onRowKey = (record: ConsoleRecord, row: HTMLElement, key: string): boolean => {
    if (key === 'Enter') onOpen(record.id);
    else if (key === ' ' && picking) picking.onPick([record], !picking.selection.has(record.id));
    else if (key === 'F2') row.querySelector<HTMLElement>(editorSelector)?.click();
    else if (key === 'Escape' && picking && picking.selection.size > 0) picking.onClear();
    else if (key === 'Escape') row.blur();
    else return false;
    return true;
  };

  const onKeyDown = (record: ConsoleRecord) => (event: ReactKeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = event.currentTarget;
    const target = event.target as HTMLElement;
    const atCell = target.matches(editorSelector);
    if (target !== row && !atCell && !target.matches('input[type="checkbox"]')) return;
    const done =
      walkRows(row, walkingKey(event)) ||
      (target.matches('input') ? false : walkCells(row, target, event.key, rtl)) ||
      (target === row && onRowKey(record, row, event.key)) ||
      (atCell && onCellKey(row, target, event.key));
    if (done) event.preventDefault();
  };

  return (record: ConsoleRecord) => ({
    'data-row': record.id,
    tabIndex: record.id === reached ? 0 : -1,
    onFocus: () => setLast(record.id),
    onKeyDown: onKeyDown(record),
  });
}

/** Maps `j` and `k` to the arrow keys, on an Arabic keyboard as well. */
function walkingKey(event: ReactKeyboardEvent): string {
  const pressed = pressedShortcut(event);
  return (pressed && { j: 'ArrowDown', k: 'ArrowUp' }[pressed as string]) ?? event.key;
}

function walkRows(row: HTMLElement, key: string): boolean {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  const at = rows.indexOf(row);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[key];
  if (to === undefined) return false;
  rows[Math.max(0, Math.min(to, rows.length - 1))]?.focus();
  return true;
}

/** Moves the focus between a row and its editable cells; the row itself is the first stop. */
function walkCells(row: HTMLElement, target: HTMLElement, key: string, rtl: boolean): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const stops = [row, ...row.querySelectorAll<HTMLElement>(editorSelector)];
  const forward = (key === 'ArrowLeft') === rtl;
  stops[stops.indexOf(target) + (forward ? 1 : -1)]?.focus();
  return true;
}

function onCellKey(row: HTMLElement, target: HTMLElement, key: string): boolean {
  if (key === 'F2') target.click();
  else if (key === 'Escape') row.focus();
  else return false;
  return true;
}

const opened = new Map<string, string>();

/** Record that was last opened from a list, by the address of the list's page, for as long as the tab is open. */
export const lastOpened = {
  in: (from: string): string | null => opened.get(from) ?? null,
  remember: (from: string, id: string): void => void opened.set(from, id),
};

const shortcuts = ['/', 'n', 'j', 'k', '?', 'ArrowDown', 'ArrowUp', 'Escape'] as const;
type Shortcut = (typeof shortcuts)[number];

const letters: Readonly<Record<string, Shortcut>> = { KeyN: 'n', KeyJ: 'j', KeyK: 'k' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Recognises a shortcut by its letter, or by its key code: an Arabic layout writes another letter with the same key. */
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
