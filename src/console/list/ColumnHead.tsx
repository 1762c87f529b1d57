import { useTranslation } from 'react-i18next';
import type { Localized } from '#domain/i18n/localized';
import { useLocalize } from '@/providers/language';
import styles from './table.module.css';

interface ColumnHeadProps {
  readonly label: Localized | undefined;
  /** From 1; which of several columns the list is sorted by first. */
  readonly rank: number | null;
}

export function ColumnHead({ label, rank }: ColumnHeadProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  return (
    <>
      {localize(label)}
      {rank !== null && (
        <span className={styles.rank} title={t('sortRank', { rank })}>
          {rank}
        </span>
      )}
    </>
  );
}
