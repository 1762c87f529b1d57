import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { EXPIRY_NOTICE_DAYS } from '#domain/certificates/expiryNotice';
import { daysText } from '#domain/i18n/periodText';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { useLocalize } from '@/providers/language';
import { orderPath } from '@/requests/orderPath';
import { Panel } from '@/components/Panel';
import { DaysLeft } from '../DaysLeft';
import styles from './Dashboard.module.css';

/** Certificates that end soon, while there is still time for a new visit, which each begins the order of. */
export function ExpiringPanel({
  expiring,
  certificates,
}: Pick<ClientDashboardView, 'expiring' | 'certificates'>) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const period = localize(daysText(EXPIRY_NOTICE_DAYS));
  return (
    <Panel flush title={t('dashboard.expiring', { period })}>
      {expiring.length === 0 ? (
        <p className={styles.empty}>
          {certificates === 0 ? t('dashboard.noCertificates') : t('dashboard.noneExpiring', { period })}
        </p>
      ) : (
        <ul className={styles.list}>
          {expiring.map(({ code, requestId, subjectName, service, validUntil, branchId, vehicleId }) => (
            <li key={code} className={styles.expiring}>
              <Link className={styles.row} to={`/client/requests/${requestId}`}>
                <span className={styles.words}>
                  <span className={styles.name}>
                    <bdi>{subjectName}</bdi>
                  </span>
                  <span className={styles.quiet}>{localize(service.name)}</span>
                </span>
                <span className={styles.end}>
                  <DaysLeft until={validUntil} />
                  <span className={styles.quiet}>
                    <DateText value={validUntil} />
                  </span>
                </span>
              </Link>
              <LinkButton
                to={orderPath(service.id, { branchId, vehicleId })}
                aria-label={t('dashboard.renewOf', { name: subjectName })}
              >
                {t('dashboard.renew')}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
