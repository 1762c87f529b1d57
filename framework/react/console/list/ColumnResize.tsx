import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { narrowest, widest } from '#framework/schema/lists/columnWidths';
import { useTheme } from '@framework/theme/themeStore';
import styles from './columnResize.module.css';

interface ColumnResizeProps {
  /** Name of the column. */
  readonly label: string;
  readonly width: number | undefined;
  /** Null: as wide as usual. */
  readonly onWidth: (width: number | null) => void;
}

/** Pixels of one press of an arrow key. */
const step = 16;

/** The edge of a column's head: dragged, or moved by the arrow keys; a double click makes the column as wide as usual. */
export function ColumnResize({ label, width, onWidth }: ColumnResizeProps) {
  const { t } = useTranslation('list');
  const towardsEnd = useTheme(({ direction }) => (direction === 'rtl' ? -1 : 1));
  const [drag, setDrag] = useState<{ readonly from: number; readonly by: number } | null>(null);

  const begin = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from: event.clientX, by: 0 });
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    setDrag(null);
    if (drag && drag.by !== 0) onWidth(widthOf(event.currentTarget) + drag.by * towardsEnd);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: step, ArrowLeft: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(widthOf(event.currentTarget) + by * towardsEnd);
  };
  return (
    // A separator that can be moved is a control, with a value and a place for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <span
      role="separator"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.edge}
      aria-orientation="vertical"
      aria-label={t('columns.resize', { name: label })}
      title={t('columns.resizeHint')}
      aria-valuenow={width ?? 0}
      aria-valuetext={width === undefined ? t('columns.usualWidth') : String(width)}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      data-dragged={drag !== null || undefined}
      style={drag ? { transform: `translateX(${drag.by}px)` } : undefined}
      onPointerDown={begin}
      onPointerMove={({ clientX }) => drag && setDrag({ ...drag, by: clientX - drag.from })}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
      onDoubleClick={() => onWidth(null)}
      onKeyDown={press}
    />
  );
}

const widthOf = (edge: HTMLElement): number => edge.closest('th')?.offsetWidth ?? narrowest;
