import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { readsEach } from '#framework/schema/fieldAccess';
import { requestsResource } from '#resources/requests';
import { DateText } from '@framework/components/DateText';
import { Money } from '@framework/components/Money';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { Panel } from '@framework/components/Panel';
import { DaysLeft } from '../DaysLeft';
import styles from './Dashboard.module.css';
import { useNow } from '@framework/providers/serverClock';
import { daysLeft } from '@/requests/deadlines';

interface NextPanelProps {
  readonly visit: ClientDashboardView['nextVisit'];
  readonly payment: ClientDashboardView['nextPayment'];
}

/** The next visit and, for who reads amounts, the next payment. */
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

function NextPayment({ id, amount, dueOn, checking }: NonNullable<NextPanelProps['payment']>) {
  const { t } = useTranslation('client');
  return (
    <>
      <Link className={styles.big} to={`/client/requests/${id}?tab=money`}>
        <Money halalas={amount} />
      </Link>
      <span className={styles.quiet}>
        {t('dashboard.due')} <DateText value={dueOn} />
      </span>
      {checking ? <ToneTag tone="info">{t('dashboard.checking')}</ToneTag> : <DaysLeft until={dueOn} />}
    </>
  );
}

/** Distance of a visit's day: an appointment is no deadline, which would be left or overdue. */
function VisitDay({ visitAt }: { readonly visitAt: string }) {
  const { t } = useTranslation('client');
  const days = daysLeft(visitAt, useNow());
  return (
    <ToneTag tone="neutral">
      {days < 0 ? t('days.ago', { count: -days }) : t('days.until', { count: days })}
    </ToneTag>
  );
}
