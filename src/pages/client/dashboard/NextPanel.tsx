import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RequestSummary, RequestView } from '#domain/api/requestViews';
import { DateText } from '@/components/DateText';
import { Money } from '@/components/Money';
import { useLocalize } from '@/providers/language';
import { Panel } from '@/requests/Panel';
import { DaysLeft } from '../DaysLeft';
import styles from './Dashboard.module.css';
import { nextPayment, nextVisit } from './morning';

interface NextPanelProps {
  readonly summaries: readonly RequestSummary[];
  readonly requests: readonly RequestView[];
  readonly now: Date;
}

/** The next visit and the next payment. */
export function NextPanel({ summaries, requests, now }: NextPanelProps) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const visit = nextVisit(summaries, now);
  const payment = nextPayment(requests);
  return (
    <Panel title={t('dashboard.next')}>
      <div className={styles.next}>
        <div>
          <span className={styles.quiet}>{t('dashboard.nextVisit')}</span>
          {visit?.visitAt ? (
            <>
              <Link className={styles.big} to={`/client/requests/${visit.id}`}>
                <DateText value={visit.visitAt} withTime />
              </Link>
              <span className={styles.quiet}>
                {localize(visit.service.name)}
                {visit.branch && <> · {visit.branch.name}</>}
              </span>
              <DaysLeft until={visit.visitAt} />
            </>
          ) : (
            <span className={styles.big}>{t('dashboard.noVisit')}</span>
          )}
        </div>
        <div>
          <span className={styles.quiet}>{t('dashboard.nextPayment')}</span>
          {payment ? (
            <>
              <Link className={styles.big} to={`/client/requests/${payment.request.id}?tab=money`}>
                <Money halalas={payment.amount} />
              </Link>
              <span className={styles.quiet}>
                {t('dashboard.due')} <DateText value={payment.dueOn} />
              </span>
              <DaysLeft until={payment.dueOn} />
            </>
          ) : (
            <span className={styles.big}>{t('dashboard.noPayment')}</span>
          )}
        </div>
      </div>
    </Panel>
  );
}
