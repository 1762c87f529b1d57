import type { RecordTabProps } from 'sijil/react/application';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { daysText } from 'sijil/base/i18n/worded';
import { QUALITY_DAYS } from '#domain/inspectors';
import { requestLabel } from '#domain/notifications/requestLabel';
import { DateText, Ltr } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { OwnReports } from '@/requests/OwnReports';
import { Panel } from 'sijil/react/components/Panel';
import InspectorCalibration from './InspectorCalibration';
import { QualityFigures } from './QualityFigures';
import styles from './Team.module.css';

/** Work of an inspector of the user's team: figures, frequent corrections, reviews and reports. */
export default function InspectorWork({ record }: RecordTabProps) {
  const { t } = useTranslation('team');
  const localize = useLocalize();
  const { data, error, refetch } = useOperation('supervisor.inspector', {
    params: { id: record.id },
  });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={8} />;
  return (
    <div className={styles.columns}>
      <Panel title={t('quality.title')}>
        <QualityFigures quality={data.quality} ownRating={data.ownRating} />
        <p className={styles.note}>{t('quality.window', { period: localize(daysText(QUALITY_DAYS)) })}</p>
      </Panel>
      <InspectorCalibration record={record} />
      <Panel title={t('reviews.own')}>
        {data.ownReviews.length === 0 ? (
          <EmptyState title={t('reviews.ownNone')} hint={t('reviews.ownHint')} />
        ) : (
          <ul className={styles.rows}>
            {data.ownReviews.map(({ id, rating, comment, createdAt }) => (
              <li key={id} className={styles.row}>
                <span>
                  <bdi>{t('quality.ofFive', { rating })}</bdi> {comment && <bdi>{comment}</bdi>}
                </span>
                <span className={styles.quiet}>
                  <DateText value={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={t('reviews.clients')}>
        {data.clientReviews.length === 0 ? (
          <EmptyState title={t('reviews.clientsNone')} />
        ) : (
          <ul className={styles.rows}>
            {data.clientReviews.map(({ request, average, comment, createdAt }) => (
              <li key={request.id} className={styles.row}>
                <span>
                  <Link to={`/supervisor/requests/${request.id}`}>
                    <Ltr>{requestLabel(request.number)}</Ltr>
                  </Link>{' '}
                  <bdi>{t('quality.ofFive', { rating: average })}</bdi> {comment && <bdi>{comment}</bdi>}
                </span>
                <span className={styles.quiet}>
                  <DateText value={createdAt} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <div className={styles.wide}>
        <OwnReports reports={data.ownReports} />
      </div>
    </div>
  );
}
