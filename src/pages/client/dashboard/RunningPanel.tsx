import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { DateText, Money } from '@framework/components/valueTexts';
import { useLocalize } from '@framework/providers/language';
import { Panel } from '@framework/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import styles from './Dashboard.module.css';
import { readsEach } from '#framework/schema/fieldAccess';
import { invoiceStates } from '#domain/pricing/invoices';
import { requestsResource } from '#resources/requests';
import { ToneTag } from '@framework/components/ToneTag';
import { useSession } from '@framework/providers/session';
import { useNow } from '@framework/providers/server';
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
  readonly visit: ClientDashboardView['nextVisit'];
  readonly payment: ClientDashboardView['nextPayment'];
}

/** Next visit and, for readers of amounts, the next payment. */
export function NextPanel({ visit, payment }: NextPanelProps) {
  const { t } = useTranslation('client');
  const role = useSession(({ user }) => user?.role ?? null);
  return (
    <Panel title={t('dashboard.next')}>
      <div className={styles.next}>
        <div>
          <span className={styles.quiet}>{t('dashboard.nextVisit')}</span>
          {visit ? <NextVisit {...visit} /> : <span className={styles.big}>{t('dashboard.noVisit')}</span>}
        </div>
        {readsEach(requestsResource, ['total'], role) && (
          <div>
            <span className={styles.quiet}>{t('dashboard.nextPayment')}</span>
            {payment ? (
              <NextPayment {...payment} />
            ) : (
              <span className={styles.big}>{t('dashboard.noPayment')}</span>
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}

function NextVisit({ id, visitAt, proposed, service, branch }: NonNullable<NextPanelProps['visit']>) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  return (
    <>
      <Link className={styles.big} to={`/client/requests/${id}`}>
        <DateText value={visitAt} withTime />
      </Link>
      <span className={styles.quiet}>
        {localize(service.name)}
        {branch && (
          <>
            {' · '}
            <bdi>{branch.name}</bdi>
          </>
        )}
      </span>
      {proposed && <ToneTag tone="info">{t('dashboard.proposed')}</ToneTag>} <VisitDay visitAt={visitAt} />
    </>
  );
}

function NextPayment({ id, amount, dueOn, state }: NonNullable<NextPanelProps['payment']>) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { tone, ...label } = invoiceStates[state];
  return (
    <>
      <Link className={styles.big} to={`/client/requests/${id}?tab=money`}>
        <Money halalas={amount} />
      </Link>
      <span className={styles.quiet}>
        {t('dashboard.due')} <DateText value={dueOn} />
      </span>
      <ToneTag tone={tone}>{localize(label)}</ToneTag>
    </>
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
