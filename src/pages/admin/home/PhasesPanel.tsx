import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { InspectionsView } from '#domain/api/figureViews';
import type { Period } from '#domain/figures/period';
import { phaseLabels } from '#domain/workflow/statuses';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { Panel } from '@framework/components/Panel';
import { FigureValue, WhereCounted } from './FigureValue';
import figures from '@framework/components/figuresTable.module.css';
import styles from './Home.module.css';
import { withPeriod } from './usePeriod';

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
