import { useTranslation } from 'react-i18next';
import { screenPath, type Resource } from '#framework/schema/resource';
import { pageSizes } from '#framework/schema/pageSizes';
import type { ListFilters } from '#framework/schema/lists/listFilters';
import { toParameter } from '#framework/schema/lists/listState';
import { inlineMessage } from '@framework/providers/failedCall';
import { useRecords } from '../query/useRecords';
import { useCountText } from './useCountText';
import styles from './filterPicker.module.css';

interface MatchingTodayProps {
  readonly resource: Resource;
  readonly filters: ListFilters;
}

/** Number of records that filters find today, and the list of them in a tab of its own: the form stays as it is. */
export function MatchingToday({ resource, filters }: MatchingTodayProps) {
  const { t } = useTranslation(['record', 'console']);
  const found = useRecords({ resource }, { filters, pageSize: pageSizes[0] });
  const counted = useCountText({ ...found, resource });
  if (found.error) return <p className={styles.count}>{inlineMessage(found.error)}</p>;
  if (found.loading) return <p className={styles.count}>{t('listFilter.counting')}</p>;
  const query = new URLSearchParams(filters.map(toParameter)).toString();
  return (
    <p className={styles.count} role="status">
      {t('listFilter.today')}{' '}
      <a
        href={query ? `${screenPath(resource)}?${query}` : screenPath(resource)}
        target="_blank"
        rel="noreferrer"
      >
        {counted ?? t('console:records', { count: 0 })}
      </a>
    </p>
  );
}
