import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localized } from '#framework/base/i18n/localized';
import { useLocalize } from '@framework/providers/language';
import type { Sort } from '#framework/schema/lists/listAddress';
import styles from './table.module.css';

interface ColumnHeadProps {
  readonly label: Localized | undefined;
  /** From 1; which of several columns the list is sorted by first. */
  readonly rank: number | null;
  /** The list has too many records to be sorted by this column. */
  readonly isTooLong?: boolean;
  /** Sort order of the list by this column, if it has one. */
  readonly order?: Sort['order'] | undefined;
  /** Absent where the list is not sorted by it; `adding` keeps the columns that it is sorted by already. */
  readonly onSort?: (adding: boolean) => void;
  /** Filter of the list by this column. */
  readonly children?: ReactNode;
}

/** The head of a column: its name, a button where the list can be sorted by it, and its filter. */
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
