import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';
import { Panel } from '@framework/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import styles from './Dashboard.module.css';

type Running = ClientDashboardView['running'];

const shownRows = 3;

/** Open requests that wait for others, a line each: place, state, next step and its deadline. */
export function RunningPanel({ running: { total, rows } }: { readonly running: Running }) {
  const { t } = useTranslation('client');
  if (total === 0) return null;
  // Requests that wait for the reader are above, with their actions; of very many these alone may be known.
  const others = rows.filter(({ who }) => who !== 'client');
  const shown = (others.length === 0 && total > rows.length ? rows : others).slice(0, shownRows);
  return (
    <Panel
      flush
      title={t('running.title', { count: total })}
      actions={total > shown.length && <Link to="/client/requests">{t('running.all')}</Link>}
    >
      {shown.length === 0 && <p className={styles.empty}>{t('running.allYours')}</p>}
      <ul className={styles.list}>
        {shown.map((row) => (
          <li key={row.id}>
            <RunningLine row={row} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function RunningLine({ row }: { readonly row: Running['rows'][number] }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { id, number, service, branch, step, steps, who, name, by, next } = row;
  return (
    <Link className={styles.row} to={`/client/requests/${id}`}>
      <span className={styles.words}>
        <span className={styles.headline}>
          <span className={styles.name}>
            <RequestNumber number={number} /> {branch ? <bdi>{branch.name}</bdi> : localize(service.name)}
          </span>
          <RequestStateTag request={row} />
        </span>
        <span className={styles.quiet}>
          {next && `${t('running.next')} ${localize(next)}`}
          {who && (
            <>
              {' · '}
              {name ? <bdi>{name}</bdi> : t(`running.who.${who}`)}
            </>
          )}
          {by && (
            <>
              {' · '}
              <DateText value={by} />
            </>
          )}
        </span>
        <span className="visually-hidden">{t('running.step', { step, steps })}</span>
      </span>
    </Link>
  );
}
