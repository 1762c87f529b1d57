import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CheckCircleOutlined } from '@ant-design/icons';
import type { InspectionsView } from '#domain/api/figureViews';
import type { Period } from '#domain/figures/period';
import { phaseLabels } from '#domain/workflow/statuses';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { FigureValue, WhereCounted } from './FiguresPanel';
import figures from 'sijil/react/components/figuresTable.module.css';
import styles from './Home.module.css';
import { addressOfWaiting } from '../addressOfWaiting';
import { withPeriod } from './usePeriod';
import { CountBadge } from 'sijil/react/components/CornerCount';
import { lists } from '#resources/lists';
import { requestsResource } from '#resources/requests';
import { type WaitingList, type WaitingListName, waitingLists } from '#domain/requests/waitingLists';
import { filtersInAddress } from 'sijil/schema/lists/listAddress';
import { useRecords } from 'sijil/react/console/query/useRecords';
import { requestLine } from '@/requests/rows/requestLine';
import { RequestRow } from '@/requests/rows/RequestRow';

/** Open requests by phase, and each service's figures in the period. */
export function PhasesPanel({ period }: { readonly period: Partial<Period> }) {
  const { t } = useTranslation('figures');
  const { data, error, refetch } = useOperation('dashboards.inspections', { query: period });
  return (
    <Panel title={t('inspections.title')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <LoadingState as="lines" rows={6} />
      ) : (
        <>
          <Phases phases={data.phases} />
          <Services services={data.services} period={period} />
        </>
      )}
    </Panel>
  );
}

function Phases({ phases }: Pick<InspectionsView, 'phases'>) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  return (
    <ul className={styles.phases} aria-label={t('inspections.open')}>
      {phases.map(({ phase, count, statuses }) => (
        <li key={phase}>
          <WhereCounted
            count={count}
            className={styles.phase}
            to={`/requests?${new URLSearchParams({ status_in: statuses.map(({ status }) => status).join(',') }).toString()}`}
          >
            <span>{localize(phaseLabels[phase])}</span>
            <bdi className={styles.number}>{count}</bdi>
          </WhereCounted>
        </li>
      ))}
    </ul>
  );
}

function Services({
  services,
  period,
}: Pick<InspectionsView, 'services'> & { readonly period: Partial<Period> }) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  if (services.length === 0) return <p className={styles.quiet}>{t('inspections.none')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={`${figures.table} ${styles.table}`}>
        <caption className="visually-hidden">{t('inspections.byService')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.service')}</th>
            <th scope="col">{t('columns.orders')}</th>
            <th scope="col">{t('columns.inspections')}</th>
            <th scope="col">{t('columns.averageScore')}</th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ id, name, orders, inspections, averageScore }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{localize(name)}</bdi>
              </th>
              {(
                [
                  ['orders', orders, 'count'],
                  ['inspections', inspections, 'count'],
                  ['averageScore', averageScore, 'score'],
                ] as const
              ).map(([figure, value, unit]) => (
                <td key={figure}>
                  {value ? (
                    <Link to={withPeriod(`/home/${figure}`, period, { serviceId: id })}>
                      <FigureValue value={value} unit={unit} />
                    </Link>
                  ) : (
                    <FigureValue value={value} unit={unit} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const firstRows = 5;

/** Panel of a kind of pending decision: number and most urgent entries. */
export function ExceptionPanel({ name }: { readonly name: WaitingListName }) {
  const { t } = useTranslation('admin');
  const { filter, sort }: WaitingList = waitingLists[name];
  const { records, total, loading, error, refetch } = useRecords(
    { resource: requestsResource, list: lists.staffRequests },
    {
      pageSize: firstRows,
      sorters: [{ field: sort, order: 'asc' }],
      filters: filtersInAddress(filter, requestsResource.fields),
    },
  );
  return (
    <Panel
      title={t(`home.${name}.title`)}
      meta={<CountBadge count={total} />}
      actions={total > firstRows && <Link to={addressOfWaiting(name)}>{t('home.all')}</Link>}
      flush
    >
      {error && records.length === 0 ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : loading ? (
        <div className={styles.padded}>
          <LoadingState as="lines" rows={3} />
        </div>
      ) : total === 0 ? (
        <p className={styles.clear}>
          <CheckCircleOutlined aria-hidden="true" /> {t(`home.${name}.none`)}
        </p>
      ) : (
        <ul className={styles.rows}>
          {records.map((record) => (
            <RequestRow key={record.id} request={requestLine(record)} href={`/requests/${record.id}`} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
