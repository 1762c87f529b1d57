import { useTranslation } from 'react-i18next';
import type { Localized } from '#domain/i18n/localized';
import { useLocalize } from '@/providers/language';
import styles from './table.module.css';

interface ColumnHeadProps {
  readonly label: Localized | undefined;
  /** From 1; which of several columns the list is sorted by first. */
  readonly rank: number | null;
  /** The list has too many records to be sorted by this column. */
  readonly isTooLong?: boolean;
}

export function ColumnHead({ label, rank, isTooLong = false }: ColumnHeadProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  return (
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
}
