import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import styles from './Dashboard.module.css';
import { readsEach } from 'sijil/schema/fieldAccess';
import { invoiceStates } from '#domain/pricing/invoices';
import { requestsResource } from '#resources/requests';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useSession } from 'sijil/react/providers/session';
import { useNow } from 'sijil/react/providers/server';
import { daysLeft } from '@/requests/deadlines';

type Running = ClientDashboardView['running'];

const shownRows = 3;

/** Open requests that wait for others, one line each: place, state, next step and its deadline. */
export function RunningPanel({ running: { total, rows } }: { readonly running: Running }) {
  const { t } = useTranslation('client');
  if (total === 0) return null;
  // Requests that wait for the reader are above, with their actions; of a very long list only these may be loaded.
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

interface NextPanelProps {
  readonly visits: ClientDashboardView['nextVisits'];
  readonly payment: ClientDashboardView['nextPayment'];
  /** Number of open requests, with a link to them; without it, they are listed elsewhere on the page. */
  readonly running?: number;
}

/** Next visits and, for readers of amounts, the next payment. */
export function NextPanel({ visits, payment, running = 0 }: NextPanelProps) {
  const { t } = useTranslation('client');
  const role = useSession(({ user }) => user?.role ?? null);
  const readsAmounts = readsEach(requestsResource, ['total'], role);
  return (
    <Panel
      flush
      title={t('dashboard.next')}
      actions={running > 0 && <Link to="/client/requests">{t('running.title', { count: running })}</Link>}
    >
      <ul className={styles.list}>
        {visits.map((visit) => (
          <li key={visit.id}>
            <NextVisit {...visit} />
          </li>
        ))}
        {readsAmounts && payment && (
          <li>
            <NextPayment {...payment} />
          </li>
        )}
      </ul>
      {visits.length === 0 && <p className={styles.empty}>{t('dashboard.noVisit')}</p>}
      {readsAmounts && !payment && <p className={styles.empty}>{t('dashboard.noPayment')}</p>}
    </Panel>
  );
}

function NextVisit({ id, visitAt, proposed, service, branch }: NextPanelProps['visits'][number]) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  return (
    <Link className={styles.row} to={`/client/requests/${id}`}>
      <span className={styles.words}>
        <span className={styles.name}>
          <DateText value={visitAt} withTime />
        </span>
        <span className={styles.quiet}>
          {branch && (
            <>
              <bdi>{branch.name}</bdi>
              {' · '}
            </>
          )}
          {localize(service.name)}
        </span>
      </span>
      <span className={styles.end}>
        <VisitDay visitAt={visitAt} />
        {proposed && <ToneTag tone="info">{t('dashboard.proposed')}</ToneTag>}
      </span>
    </Link>
  );
}

function NextPayment({ id, amount, dueOn, state }: NonNullable<NextPanelProps['payment']>) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { tone, ...label } = invoiceStates[state];
  return (
    <Link className={styles.row} to={`/client/requests/${id}?tab=money`}>
      <span className={styles.words}>
        <span className={styles.name}>
          <Money halalas={amount} />
        </span>
        <span className={styles.quiet}>
          {t('dashboard.nextPayment')} · {t('dashboard.due')} <DateText value={dueOn} />
        </span>
      </span>
      <ToneTag tone={tone}>{localize(label)}</ToneTag>
    </Link>
  );
}

/** Days until a visit: an appointment is no deadline, which could be near or overdue. */
function VisitDay({ visitAt }: { readonly visitAt: string }) {
  const { t } = useTranslation('client');
  const days = daysLeft(visitAt, useNow());
  return (
    <ToneTag tone="neutral">
      {days < 0 ? t('days.ago', { count: -days }) : t('days.until', { count: days })}
    </ToneTag>
  );
}
