import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { manyName } from '@framework/fields/countedName';
import { useLanguage } from '@framework/providers/language';
import { useRecords } from '../query/useRecords';
import type { Pin, PinnedList } from './pinnedList';
import styles from './pins.module.css';

interface PinnedCountProps {
  readonly pin: Pin;
  readonly list: PinnedList;
}

/** The number of a list's records, which opens them. */
export function PinnedCount({ pin, list: { resource, source, state } }: PinnedCountProps) {
  const { t } = useTranslation('summary');
  const language = useLanguage();
  const { total, exact, loading, error, refetch } = useRecords(source, {
    filters: state.filters,
    pageSize: 1,
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (loading) return <LoadingState as="lines" rows={1} />;
  return (
    <p className={styles.number}>
      <Link to={pin.address}>
        <bdi dir="ltr">{exact ? total : t('pins.moreThan', { count: total })}</bdi>
      </Link>{' '}
      <span className={styles.quiet}>{manyName(resource, language)}</span>
    </p>
  );
}
