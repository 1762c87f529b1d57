import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel, useFoldedRows } from 'sijil/react/components/Panel';
import styles from './Dashboard.module.css';
import { FoldButton } from './FoldButton';
import { certificateStates, EXPIRY_NOTICE_DAYS } from '#domain/certificates/certificateState';
import { daysText } from 'sijil/base/i18n/worded';
import { DateText } from 'sijil/react/components/valueTexts';
import { LinkButton } from 'sijil/react/components/links';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { orderPath } from '@/requests/orderPath';
import { DaysLeft } from '../DaysLeft';

/** Number of certificates shown at first: those that end first. */
const firstExpiring = 6;

/** Certificates that were revoked, and those that end soon; each has a button that orders a new visit while there is time. */
export function ExpiringPanel({ expiring, revoked }: Pick<ClientDashboardView, 'expiring' | 'revoked'>) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const rows = expiring.map((certificate) => ({ ...certificate, id: certificate.code }));
  const folded = useFoldedRows(rows, firstExpiring);
  const period = localize(daysText(EXPIRY_NOTICE_DAYS));
  if (expiring.length === 0 && revoked.length === 0) return null;
  return (
    <Panel
      flush
      title={revoked.length > 0 ? t('dashboard.certificates') : t('dashboard.expiring', { period })}
    >
      {revoked.length > 0 && <RevokedList revoked={revoked} />}
      {expiring.length > 0 && (
        <ul className={styles.list}>
          {folded.shown.map(({ code, requestId, subjectName, service, validUntil, branchId, vehicleId }) => (
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
      <FoldButton {...folded} rows={rows} first={firstExpiring} fewer={t('dashboard.fewer')} />
    </Panel>
  );
}

function RevokedList({ revoked }: Pick<ClientDashboardView, 'revoked'>) {
  const localize = useLocalize();
  const { tone, ...label } = certificateStates.revoked;
  return (
    <ul className={styles.list}>
      {revoked.map(({ code, requestId, subjectName, revokedAt }) => (
        <li key={code}>
          <Link className={styles.row} to={`/client/requests/${requestId}`}>
            <span className={styles.words}>
              <span className={styles.name}>
                <bdi>{subjectName}</bdi>
              </span>
              <span className={styles.quiet}>
                <bdi dir="ltr">{code}</bdi>
              </span>
            </span>
            <span className={styles.end}>
              <ToneTag tone={tone}>{localize(label)}</ToneTag>
              <span className={styles.quiet}>
                <DateText value={revokedAt} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
