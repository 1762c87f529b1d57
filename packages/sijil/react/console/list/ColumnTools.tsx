import {
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { narrowest, widest } from 'sijil/schema/lists/listLayout';
import { useTheme } from 'sijil/react/theme/themeStore';
import { focusFirst } from 'sijil/react/components/laterPart';
import styles from './columnResize.module.css';
import type { Field } from 'sijil/schema/field';
import { FieldFilter } from 'sijil/react/fields/FieldInput';
import type { Filters } from 'sijil/schema/lists/listFilters';
import { useLocalize } from 'sijil/react/providers/language';
import type { Resource } from 'sijil/schema/resource';
import { RemindBefore } from './FilterDrawer';
import table from './table.module.css';

export interface ColumnResizeProps {
  /** Name of the column. */
  readonly label: string;
  readonly width: number | undefined;
  /** Called with null for the default width. */
  readonly onWidth: (width: number | null) => void;
}

/** Pixels of one press of an arrow key. */
const step = 16;

/** Edge of a column's head: dragged, or moved by the arrow keys; a double click restores the default width. */
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
  const press = (event: ReactKeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: step, ArrowLeft: -step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(widthOf(event.currentTarget) + by * towardsEnd);
  };
  return (
    // A separator that can be moved is a control with a value, and must be focusable.
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

export interface HeaderFilterProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** Filter of a list by one column, in the column's head; a choice applies at once. */
export function HeaderFilter({ resource, name, field, filters, onChange, onClose }: HeaderFilterProps) {
  const { t } = useTranslation(['list', 'console']);
  const localize = useLocalize();
  const group = useRef<HTMLDivElement>(null);
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    const opened = group.current;
    if (!opened) return undefined;
    const closeByEscape = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    // The popover is far from its button in the document, so it takes the focus itself.
    const stopWaiting = focusFirst(opened, 'input, button');
    opened.addEventListener('keydown', closeByEscape);
    return () => {
      stopWaiting();
      opened.removeEventListener('keydown', closeByEscape);
    };
  }, []);
  return (
    <div
      ref={group}
      className={table.headerFilter}
      role="group"
      aria-label={t('narrowBy', { name: localize(field.label) })}
    >
      <FieldFilter {...{ field, filters, onChange }} />
      <RemindBefore {...{ resource, name, field }} />
      <div className={table.headerFilterActions}>
        <Button
          size="small"
          type="link"
          disabled={Object.keys(filters).length === 0}
          onClick={() => onChange({})}
        >
          {t('console:filters.clear')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('done')}
        </Button>
      </div>
    </div>
  );
}
