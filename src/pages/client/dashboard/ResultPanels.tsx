import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { useLocalize } from '@framework/providers/language';
import { Panel, useFoldedRows } from '@framework/components/Panel';
import { ScoreDial } from '@/requests/ScoreDial';
import styles from './Dashboard.module.css';
import { FoldButton } from './FoldButton';
import { certificateStates, EXPIRY_NOTICE_DAYS } from '#domain/certificates/certificateState';
import { daysText } from '#framework/base/i18n/worded';
import { DateText } from '@framework/components/valueTexts';
import { LinkButton } from '@framework/components/links';
import { ToneTag } from '@framework/components/ToneTag';
import { orderPath } from '@/requests/orderPath';
import { DaysLeft } from '../DaysLeft';

/** Number of scores shown at first: those that fell most. */
const firstScores = 6;

/** Latest score of each branch and its change, the worst change first. */
export function ScoresPanel({ scores }: Pick<ClientDashboardView, 'scores'>) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const folded = useFoldedRows(scores, firstScores);
  return (
    <Panel flush title={t('dashboard.scores')}>
      {scores.length === 0 ? (
        <p className={styles.empty}>{t('dashboard.noScores')}</p>
      ) : (
        <ul className={styles.list}>
          {folded.shown.map(({ id, branch, service, score, grade, change }) => (
            <li key={id}>
              <Link className={styles.row} to={`/client/requests/${branch?.id}/${id}`}>
                <ScoreDial score={score} grade={grade} counts size={48} />
                <span className={styles.words}>
                  <span className={styles.name}>
                    <bdi>{branch?.name}</bdi>
                  </span>
                  <span className={styles.quiet}>{localize(service.name)}</span>
                </span>
                <Change change={change} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <FoldButton {...folded} rows={scores} first={firstScores} fewer={t('dashboard.fewer')} />
    </Panel>
  );
}

function Change({ change }: { readonly change: number | null }) {
  const { t } = useTranslation('client');
  if (change === null) return <span className={styles.quiet}>{t('dashboard.first')}</span>;
  if (change === 0) return <span className={styles.quiet}>{t('dashboard.same')}</span>;
  const up = change > 0;
  return (
    <span className={up ? styles.up : styles.down}>
      <span className="visually-hidden">{t(up ? 'dashboard.up' : 'dashboard.down')}</span>
      {up ? <ArrowUpOutlined aria-hidden="true" /> : <ArrowDownOutlined aria-hidden="true" />}{' '}
      <bdi dir="ltr">{Math.abs(change)}</bdi>
    </span>
  );
}

/** Number of certificates shown at first: those that end first. */
const firstExpiring = 6;

/** Certificates that were revoked, and those that end soon; each has a button that orders a new visit while there is time. */
export function ExpiringPanel({
  expiring,
  revoked,
  certificates,
}: Pick<ClientDashboardView, 'expiring' | 'revoked' | 'certificates'>) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const rows = expiring.map((certificate) => ({ ...certificate, id: certificate.code }));
  const folded = useFoldedRows(rows, firstExpiring);
  const period = localize(daysText(EXPIRY_NOTICE_DAYS));
  return (
    <Panel
      flush
      title={revoked.length > 0 ? t('dashboard.certificates') : t('dashboard.expiring', { period })}
    >
      {revoked.length > 0 && <RevokedList revoked={revoked} />}
      {expiring.length === 0 ? (
        <p className={styles.empty}>
          {certificates > 0
            ? t('dashboard.noneExpiring', { period })
            : t(revoked.length > 0 ? 'dashboard.noneValid' : 'dashboard.noCertificates')}
        </p>
      ) : (
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
