import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { figures, type RequestFigure } from '#domain/figures/figures';
import type { Period } from '#domain/figures/period';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useLocalize } from 'sijil/react/providers/language';
import { usePage } from 'sijil/react/providers/operations';
import { Place } from '@/requests/rows/Place';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { FigureValue } from './FiguresPanel';
import styles from './Home.module.css';
import type { QuestionDetailsView } from '#domain/api/figureViews';
import { scoreLabels } from '#domain/forms/answer';
import { DateText } from 'sijil/react/components/valueTexts';

interface BehindFigureProps {
  readonly name: RequestFigure;
  readonly period: Partial<Period>;
  readonly serviceId: string | null;
  readonly start: number;
  readonly size: number;
}

/** Requests that a figure counts, each with its contribution. */
export function BehindFigure({ name, period, serviceId, start, size }: BehindFigureProps) {
  const { t } = useTranslation(['figures', 'requests']);
  const localize = useLocalize();
  const { data, error, refetch } = usePage('dashboards.chartDetails', {
    ...period,
    name,
    _start: start,
    _end: start + size,
    ...(serviceId && { serviceId }),
  });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={8} />;
  if (data.rows.length === 0) return <EmptyState title={t('details.none')} hint={t('details.noneHint')} />;
  const unit = name === 'averageScore' || name === 'inspections' ? 'score' : 'money';
  return (
    <>
      <ul className={styles.behind}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <Link className={styles.behindRow} to={`/requests/${row.id}`}>
              <span className={styles.behindWords}>
                <span className={styles.behindName}>
                  <RequestNumber number={row.number} /> <bdi>{row.client.name}</bdi>
                </span>
                <span className={styles.quiet}>
                  {localize(row.service.name)} · <Place request={row} />
                </span>
              </span>
              <RequestStateTag request={row} />
              <span className={styles.behindValue}>
                <span className="visually-hidden">
                  {localize(figures[unit === 'money' ? 'value' : 'averageScore'].label)}{' '}
                </span>
                <FigureValue value={unit === 'money' ? row.total : row.score} unit={unit} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Pages total={data.total} start={start} size={size} />
    </>
  );
}

type Visits = NonNullable<QuestionDetailsView['visits']>['rows'];

/** Visits in which a question was answered so, with the inspector's text. */
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

const pageSize = 20;

/** Page of a list, from the address. */
export function usePageAddress() {
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  return { start: (page - 1) * pageSize, size: pageSize };
}

interface PagesProps {
  readonly total: number;
  readonly start: number;
  readonly size: number;
}

/** Number of entries, with links to the other pages. */
export function Pages({ total, start, size }: PagesProps) {
  const { t } = useTranslation('console');
  const [, setAddress] = useSearchParams();
  return (
    <LaterPagination
      size="small"
      align="end"
      current={start / size + 1}
      pageSize={size}
      total={total}
      showSizeChanger={false}
      showTotal={(count, [from, to]) => t('range', { from, to, count })}
      onChange={(page) =>
        setAddress((before) => {
          const next = new URLSearchParams(before);
          next.set('page', String(page));
          return next;
        })
      }
    />
  );
}
