import { useTranslation } from 'react-i18next';
import { type Role, roleLabels } from '#domain/access/roles';
import type { RequestView } from '#domain/api/requestViews';
import { transitions } from '#domain/workflow/requestWorkflow';
import { DateText } from '@/components/DateText';
import { EmptyState } from '@/components/EmptyState';
import { useLocalize } from '@/providers/language';
import styles from './HistoryList.module.css';
import { StatusTag } from './StatusTag';

type Entry = RequestView['history'][number];

/** Everything that has happened to a request, the newest first: what, who, when, why, and where it led. */
export function HistoryList({ history }: { readonly history: readonly Entry[] }) {
  const { t } = useTranslation('requests');
  if (history.length === 0) return <EmptyState title={t('history.none')} />;
  return (
    <ol className={styles.list}>
      {history.toReversed().map((entry) => (
        <HistoryItem key={`${entry.at}-${entry.transition}`} entry={entry} />
      ))}
    </ol>
  );
}

function HistoryItem({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { transition, from, to, by, performer, reason, at } = entry;
  const role = Object.hasOwn(roleLabels, performer)
    ? localize(roleLabels[performer as Role])
    : t('history.system');
  return (
    <li className={styles.item}>
      <span className={styles.head}>
        <span className={styles.what}>{localize(transitions[transition].label)}</span>
        {from !== to && <StatusTag status={to} />}
      </span>
      <span className={styles.who}>
        <bdi>{by ? `${by} (${role})` : role}</bdi>
        <span aria-hidden="true"> · </span>
        <DateText value={at} withTime />
      </span>
      {reason && (
        <p className={styles.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
    </li>
  );
}
