import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OwnCertificateView } from '#domain/api/certificateViews';
import { DateText } from '@/components/DateText';
import { useLocalize } from '@/providers/language';
import { Panel } from '@/requests/Panel';
import { DaysLeft } from '../DaysLeft';
import styles from './Dashboard.module.css';
import { expiringSoon } from './morning';

interface ExpiringPanelProps {
  readonly certificates: readonly OwnCertificateView[];
  readonly now: Date;
}

/** Certificates that end within sixty days, while there is still time for a new visit. */
export function ExpiringPanel({ certificates, now }: ExpiringPanelProps) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const ending = expiringSoon(certificates, now);
  return (
    <Panel flush title={t('dashboard.expiring')}>
      {ending.length === 0 ? (
        <p className={styles.empty}>
          {t(certificates.length === 0 ? 'dashboard.noCertificates' : 'dashboard.noneExpiring')}
        </p>
      ) : (
        <ul className={styles.list}>
          {ending.map((certificate) => (
            <li key={certificate.code}>
              <Link className={styles.row} to={`/client/requests/${certificate.request.id}`}>
                <span className={styles.words}>
                  <span className={styles.name}>
                    <bdi>{certificate.subjectName}</bdi>
                  </span>
                  <span className={styles.quiet}>{localize(certificate.service)}</span>
                </span>
                <span className={styles.end}>
                  <DaysLeft until={certificate.validUntil} />
                  <span className={styles.quiet}>
                    <DateText value={certificate.validUntil} />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
