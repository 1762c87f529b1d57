import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { QuestionDetailsView } from '#domain/api/figureViews';
import { scoreLabels } from '#domain/forms/answer';
import { DateText } from '@framework/components/DateText';
import { EmptyState } from '@framework/components/EmptyState';
import { useLocalize } from '@framework/providers/language';
import { Place } from '@/requests/rows/Place';
import { RequestNumber } from '@/requests/RequestNumber';
import styles from './Home.module.css';

type Visits = NonNullable<QuestionDetailsView['visits']>['rows'];

/** The visits in which a question was answered so, with what the inspector wrote. */
export function VisitsBehind({ visits }: { readonly visits: Visits }) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  if (visits.length === 0) return <EmptyState title={t('questions.visitsNone')} />;
  return (
    <ul className={styles.behind}>
      {visits.map(({ request, vehicle, score, note, sentAt }) => (
        <li key={`${request.id} ${vehicle ?? ''}`}>
          <Link className={styles.behindRow} to={`/requests/${request.id}`}>
            <span className={styles.behindWords}>
              <span className={styles.behindName}>
                <RequestNumber number={request.number} /> <bdi>{request.client.name}</bdi>
              </span>
              <span className={styles.quiet}>
                {vehicle ? <bdi>{vehicle}</bdi> : <Place request={request} />} ·{' '}
                {localize(request.service.name)}
              </span>
              {note && <q className={styles.note}>{note}</q>}
            </span>
            <span>{localize(scoreLabels[score ?? 'na'])}</span>
            <span className={styles.quiet}>
              <DateText value={sentAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
