import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MoveButtons.module.css';

interface MoveButtonsProps {
  /** The entry's place in its list, from 0. */
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
 * Moves an entry of a list by one place, for those who do not drag it, and announces its new place. At an end the
 * button is dimmed and not disabled: with a disabled one the last step would take the keyboard away.
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

/** The same things with one of them somewhere else; out of range, the same order. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const next = [...items];
  if (to < 0 || to >= items.length) return next;
  const [taken] = next.splice(from, 1);
  if (taken !== undefined) next.splice(to, 0, taken);
  return next;
}
