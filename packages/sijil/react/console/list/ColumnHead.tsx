import { CaretDownOutlined, CaretUpOutlined, FilterFilled } from '@ant-design/icons';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localized } from 'sijil/base/i18n/localized';
import { useLocalize } from 'sijil/react/providers/language';
import type { Sort } from 'sijil/schema/lists/listAddress';
import styles from './table.module.css';
import { useHeldPage } from 'sijil/react/components/heldPage';
import { LaterPopover } from 'sijil/react/components/antd/laterControls';
import type { Field } from 'sijil/schema/field';
import type { Filters } from 'sijil/schema/lists/listFilters';
import type { Resource } from 'sijil/schema/resource';
import { useTheme } from 'sijil/react/theme/themeStore';
import { LaterHeaderFilter } from '../laterListParts';

interface ColumnHeadProps {
  readonly label: Localized | undefined;
  /** Position of this column in a sort order by several columns, from 1. */
  readonly rank: number | null;
  /** The list has too many records to be sorted by this column. */
  readonly isTooLong?: boolean;
  /** Sort order of the list by this column, if it has one. */
  readonly order?: Sort['order'] | undefined;
  /** Absent where the list cannot be sorted by this column; `adding` keeps the present sort order before it. */
  readonly onSort?: (adding: boolean) => void;
  /** Filter of the list by this column. */
  readonly children?: ReactNode;
}

/** Head of a column: its name, a sort button where the list can be sorted by it, and its filter. */
export function ColumnHead({ label, rank, isTooLong = false, order, onSort, children }: ColumnHeadProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const name = (
    <>
      {isTooLong ? <span title={t('tooLongToSort')}>{localize(label)}</span> : localize(label)}
      {isTooLong && <span className="visually-hidden">{t('tooLongToSort')}</span>}
      {rank !== null && (
        <span className={styles.rank} title={t('sortRank', { rank })}>
          {rank}
        </span>
      )}
    </>
  );
  return (
    <div className={styles.head}>
      {onSort ? (
        <button type="button" className={styles.sort} onClick={({ shiftKey }) => onSort(shiftKey)}>
          {name}
          <span className={styles.arrows} data-order={order} aria-hidden="true">
            <CaretUpOutlined />
            <CaretDownOutlined />
          </span>
        </button>
      ) : (
        <span>{name}</span>
      )}
      {children}
    </div>
  );
}

interface ColumnFilterProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** Button in a column's head that opens its filter; only the button is rendered until then. */
export function ColumnFilter(props: ColumnFilterProps) {
  const { field, filters } = props;
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const direction = useTheme((theme) => theme.direction);
  const opener = useRef<HTMLButtonElement>(null);
  // Undefined until first opened.
  const [open, setOpen] = useState<boolean>();
  useHeldPage(open === true);
  const button = (
    <button
      ref={opener}
      type="button"
      className={styles.filter}
      data-active={Object.keys(filters).length > 0}
      data-open={open === true}
      aria-label={t('narrowBy', { name: localize(field.label) })}
      aria-haspopup="dialog"
      {...(open === undefined && { onClick: () => setOpen(true) })}
    >
      <FilterFilled aria-hidden="true" />
    </button>
  );
  if (open === undefined) return button;
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <LaterPopover
      trigger="click"
      placement={direction === 'rtl' ? 'bottomLeft' : 'bottomRight'}
      arrow={false}
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<LaterHeaderFilter {...props} onClose={close} />}
      waiting={button}
    >
      {button}
    </LaterPopover>
  );
}
