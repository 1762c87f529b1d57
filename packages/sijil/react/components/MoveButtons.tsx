import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MoveButtons.module.css';

interface MoveButtonsProps {
  /** Position of the entry in its list, from 0. */
  readonly at: number;
  readonly count: number;
  /** Labels of the two buttons. */
  readonly earlier: string;
  readonly later: string;
  readonly size?: 'small' | 'middle';
  readonly disabled?: boolean;
  readonly onMove: (to: number) => void;
}

/**
 * Buttons that move an entry of a list by one place, as an alternative to dragging, and announce its new position. At an end
 * the button is dimmed but not disabled: disabling it would lose the focus.
 */
export function MoveButtons({
  at,
  count,
  earlier,
  later,
  size = 'small',
  disabled = false,
  onMove,
}: MoveButtonsProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const button = (to: number, label: string, icon: ReactNode) => {
    const isEnd = to < 0 || to >= count;
    return (
      <Button
        type="text"
        size={size}
        icon={icon}
        disabled={disabled}
        aria-label={label}
        aria-disabled={isEnd}
        className={isEnd ? (styles.end ?? '') : ''}
        // The announcement is out of date once other entries are moved.
        onBlur={() => setSaid('')}
        onClick={() => {
          if (isEnd) return;
          setSaid(t('movedTo', { place: to + 1, count }));
          onMove(to);
        }}
      />
    );
  };
  return (
    <>
      {button(at - 1, earlier, <ArrowUpOutlined aria-hidden="true" />)}
      {button(at + 1, later, <ArrowDownOutlined aria-hidden="true" />)}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}

/** Returns the items with one moved to another position; in the same order if that is out of range. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  if (to < 0 || to >= items.length) return next;
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}

const control = 'button:not(:disabled)';

/**
 * Moves the focus before an entry is removed: to the last control of the next entry, otherwise of the previous one. Without
 * it the focus would fall back to the beginning of the page.
 */
export function focusNeighbour(entry: Element | null): void {
  const neighbours = [entry?.nextElementSibling, entry?.previousElementSibling];
  neighbours
    .map((one) => (one?.matches(control) ? one : one && lastControl(one)))
    .find((one) => one instanceof HTMLElement)
    ?.focus();
}

const lastControl = (place: Element) => [...place.querySelectorAll<HTMLElement>(control)].at(-1);

/**
 * Drags an entry of a list by pointer; `MoveButtons` does the same by keyboard. `onEnd` is called at the end of the drag:
 * with true for a drop on an entry of the list, with false for a drop elsewhere or a cancelled drag.
 */
export function useDragging(onEnd?: (isDropped: boolean) => void) {
  const [dragged, setDragged] = useState<string | null>(null);
  return {
    dragged,
    /** Properties of the dragged element. */
    source: (id: string) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(id);
      },
      onDragEnd: ({ dataTransfer }: DragEvent) => {
        setDragged(null);
        onEnd?.(dataTransfer.dropEffect !== 'none');
      },
    }),
    /** Properties of an element that entries are dragged over. */
    target: (onPass: (id: string) => void) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        onPass(dragged);
      },
      onDrop: (event: DragEvent) => {
        if (dragged !== null) event.preventDefault();
      },
    }),
  };
}
