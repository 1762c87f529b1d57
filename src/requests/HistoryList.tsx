import { useTranslation } from 'react-i18next';
import { roleLabels } from '#domain/access/roles';
import type { RequestView } from '#domain/api/requestViews';
import { transitions } from '#domain/workflow/requestWorkflow';
import { isKeyOf } from 'sijil/base/objects';
import { DateText } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { useLocalize } from 'sijil/react/providers/language';
import { HistoryDetail } from './HistoryDetail';
import styles from './HistoryList.module.css';
import { StatusTag } from './RequestStateTag';

type Entry = RequestView['history'][number];

interface HistoryListProps {
  readonly request: Pick<RequestView, 'history' | 'payments'>;
}

interface HistoryItemProps {
  readonly entry: Entry;
  readonly payments: RequestView['payments'];
}

/** History of a request, the newest step first: action, person, time, reason and resulting status. */
export function HistoryList({ request }: HistoryListProps) {
  const { t } = useTranslation('requests');
  const { history, payments } = request;
  if (history.length === 0) return <EmptyState title={t('history.none')} />;
  return (
    <ol className={styles.list}>
      {history
        .map((entry, place) => (
          // Index as key, since many verdicts can have the same time and steps are only ever appended.
          <HistoryItem key={place} entry={entry} payments={payments} />
        ))
        .toReversed()}
    </ol>
  );
}

function HistoryItem({ entry, payments }: HistoryItemProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { transition, from, to, by, performer, reason, detail, at } = entry;
  const role = isKeyOf(roleLabels, performer) ? localize(roleLabels[performer]) : t('history.system');
  return (
    <li className={styles.item}>
      <span className={styles.head}>
        <span className={styles.what}>{localize(transitions[transition].label)}</span>
        {from !== to && <StatusTag status={to} />}
      </span>
      <span className={styles.who}>
        <span>
          {by ? (
            <>
              <bdi>{by}</bdi> ({role})
            </>
          ) : (
            role
          )}
        </span>
        <DateText value={at} withTime />
      </span>
      {detail && <HistoryDetail detail={detail} payments={payments} />}
      {reason && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
    </li>
  );
}
