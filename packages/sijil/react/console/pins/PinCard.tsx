import { CloseOutlined, HolderOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSeen } from 'sijil/react/charts/useSeen';
import { MoveButtons, type useDragging } from 'sijil/react/components/MoveButtons';
import { Panel } from 'sijil/react/components/Panel';
import { useSession } from 'sijil/react/providers/session';
import { type Pin, pinnedList, type PinnedList } from './pinnedList';
import { PinnedReport } from './PinnedReport';
import styles from './pins.module.css';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { countedName, manyName } from 'sijil/react/fields/recordNoun';
import { useLanguage } from 'sijil/react/providers/language';
import { useRecords } from '../query/useRecords';
import { EmptyState } from 'sijil/react/components/EmptyState';

interface Moving {
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  /** Properties of the handle that the card is dragged by. */
  readonly handle: ReturnType<ReturnType<typeof useDragging>['source']>;
  readonly onRemove: () => void;
}

interface PinCardProps {
  readonly pin: Pin;
  /** Absent where the reader may not change the home. */
  readonly moving?: Moving;
}

/**
 * A pinned list as the number of its records, or a pinned report as its chart; read once it is seen. One that the reader cannot
 * filter as it does says so.
 */
export function PinCard({ pin, moving }: PinCardProps) {
  const role = useSession((session) => session.user?.role ?? null);
  const { t } = useTranslation('summary');
  const { ref, seen } = useSeen<HTMLDivElement>();
  const list = role && pinnedList(pin, role);
  const actions = moving && <PinActions name={pin.name} {...moving} />;
  if (!list)
    return (
      <Panel title={<bdi>{pin.name}</bdi>} actions={actions}>
        <EmptyState title={t('pins.lost')} />
      </Panel>
    );
  const { summary } = list.state;
  return (
    <Panel
      title={
        <Link to={pin.address} className={styles.title ?? ''}>
          <bdi>{pin.name}</bdi>
        </Link>
      }
      actions={actions}
    >
      <div ref={ref} className={summary ? styles.report : styles.count}>
        {seen &&
          (summary ? (
            <PinnedReport pin={pin} list={list} summary={summary} />
          ) : (
            <PinnedCount pin={pin} list={list} />
          ))}
      </div>
    </Panel>
  );
}

function PinActions({ name, at, count, onMove, handle, onRemove }: Moving & { readonly name: string }) {
  const { t } = useTranslation('summary');
  return (
    <div className={styles.actions}>
      <span className={styles.handle} title={t('pins.drag')} aria-hidden="true" {...handle}>
        <HolderOutlined />
      </span>
      {count > 1 && (
        <MoveButtons
          at={at}
          count={count}
          earlier={t('pins.earlier', { name })}
          later={t('pins.later', { name })}
          onMove={onMove}
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined aria-hidden="true" />}
        aria-label={t('pins.remove', { name })}
        onClick={onRemove}
      />
    </div>
  );
}

interface PinnedCountProps {
  readonly pin: Pin;
  readonly list: PinnedList;
}

/** Number of a list's records, linked to the list. */
function PinnedCount({ pin, list: { resource, source, state } }: PinnedCountProps) {
  const { t } = useTranslation('summary');
  const language = useLanguage();
  const { total, exact, loading, error, refetch } = useRecords(source, {
    filters: state.filters,
    pageSize: 1,
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (loading) return <LoadingState as="lines" rows={1} />;
  const amount = exact ? total : t('pins.moreThan', { count: total });
  const counted =
    (exact && countedName(resource, total, language)) || `${amount} ${manyName(resource, language)}`;
  // An Arabic noun alone may say its number: «مدينتان».
  const [, number = counted, noun] = /^(\D*\d+) (.+)$/.exec(counted) ?? [];
  return (
    <p className={styles.number}>
      <Link to={pin.address}>
        <bdi>{number}</bdi>
      </Link>{' '}
      <span className={styles.quiet}>{noun}</span>
    </p>
  );
}
