import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { DateText } from '@/components/DateText';
import { useLocalize } from '@/providers/language';
import { Panel } from '@/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import styles from './Dashboard.module.css';

type Running = ClientDashboardView['running'];

/** The requests under way as cards: how far, what comes next, who does it and by when. */
export function RunningPanel({ running: { total, rows } }: { readonly running: Running }) {
  const { t } = useTranslation('client');
  if (total === 0) return null;
  return (
    <Panel title={t('running.title', { count: total })}>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row.id}>
            <RunningCard row={row} />
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className={styles.more}>
          <Link to="/client/requests">{t('running.all')}</Link>
        </p>
      )}
    </Panel>
  );
}

function RunningCard({ row }: { readonly row: Running['rows'][number] }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { id, number, service, branch, step, steps, who, name, by, next } = row;
  return (
    <Link className={styles.card} to={`/client/requests/${id}`}>
      <span className={styles.cardHead}>
        <span className={styles.name}>
          {localize(service.name)} <RequestNumber number={number} />
        </span>
        <RequestStateTag request={row} />
      </span>
      {branch && (
        <span className={styles.quiet}>
          <bdi>{branch.name}</bdi>
        </span>
      )}
      <span
        className={styles.track}
        role="img"
        aria-label={t('running.step', { step, steps })}
        style={{ '--reached': `${(step / steps) * 100}%` } as React.CSSProperties}
      />
      {next && (
        <span>
          <span className={styles.quiet}>{t('running.next')}</span> {localize(next)}
        </span>
      )}
      <span className={styles.quiet}>
        {who && (name ? <bdi>{name}</bdi> : t(`running.who.${who}`))}
        {by && (
          <>
            {' · '}
            <DateText value={by} withTime={by.includes('T')} />
          </>
        )}
      </span>
    </Link>
  );
}
