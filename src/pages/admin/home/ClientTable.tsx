import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientFiguresRow } from '#domain/api/figureViews';
import { type ClientFigure, clientSorts } from '#domain/figures/figures';
import type { Period } from '#domain/figures/period';
import { screenPath } from 'sijil/schema/resource';
import { resources } from '#resources';
import { DateText } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { usePage } from 'sijil/react/providers/operations';
import { FigureValue } from './FiguresPanel';
import figures from 'sijil/react/components/figuresTable.module.css';
import styles from './Home.module.css';
import { Panel } from 'sijil/react/components/Panel';
import { useMayCall } from 'sijil/react/providers/may';
import { withPeriod } from './usePeriod';

const shown = 5;

/** Companies that ordered for the largest amounts in the period. */
export function ClientsPanel({ period }: { readonly period: Partial<Period> }) {
  const { t } = useTranslation('figures');
  if (!useMayCall('dashboards.clientTable')) return null;
  return (
    <Panel
      title={t('clients.title')}
      actions={<Link to={withPeriod('/home/orderingClients', period)}>{t('clients.all')}</Link>}
    >
      <ClientTable period={period} only="orderingClients" start={0} size={shown} sort="-value" />
    </Panel>
  );
}

const every = ['name', 'orders', 'value', 'inspections', 'averageScore', 'createdAt'] as const;

type ClientColumn = (typeof every)[number];

interface ClientTableProps {
  readonly period: Partial<Period>;
  readonly only?: ClientFigure;
  readonly start: number;
  readonly size: number;
  /** Name of the sort column; a leading minus sorts in descending order. */
  readonly sort: string;
  readonly onSort?: (sort: string) => void;
  readonly footer?: (total: number) => ReactNode;
}

/** Table of the companies with their figures in the period. */
export function ClientTable({ period, only, start, size, sort, onSort, footer }: ClientTableProps) {
  const { t } = useTranslation('figures');
  const descending = sort.startsWith('-');
  // The home page shows only the first few rows and fewer columns; the list itself has everything.
  const short = onSort === undefined;
  const columns = every.filter((name) => !short || (name !== 'createdAt' && name !== 'inspections'));
  const { data, error, refetch } = usePage('dashboards.clientTable', {
    ...period,
    ...(only && { only }),
    _start: start,
    _end: start + size,
    _sort: clientSorts.find((name) => name === sort.replace('-', '')),
    _order: descending ? 'desc' : 'asc',
  });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={6} />;
  if (data.rows.length === 0) return <EmptyState title={t('clients.none')} hint={t('clients.noneHint')} />;
  const head = (name: ClientColumn) => {
    if (!onSort) return t(`columns.${name}`);
    const sorted = sort === name || sort === `-${name}`;
    return (
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort(sort === `-${name}` ? name : `-${name}`)}
      >
        {t(`columns.${name}`)}{' '}
        {sorted &&
          (descending ? <ArrowDownOutlined aria-hidden="true" /> : <ArrowUpOutlined aria-hidden="true" />)}
      </button>
    );
  };
  const sortOf = (name: ClientColumn) =>
    sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  return (
    <>
      <div className={styles.scroll}>
        <table className={`${figures.table} ${styles.table}`}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" aria-sort={sortOf(name)}>
                  {head(name)}
                </th>
              ))}
              <th scope="col">{t('columns.open')}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map((row) => (
              <ClientRow key={row.id} row={row} short={short} />
            ))}
          </tbody>
        </table>
      </div>
      {footer?.(data.total)}
    </>
  );
}

function ClientRow({ row, short }: { readonly row: ClientFiguresRow; readonly short: boolean }) {
  const client = `${screenPath(resources.clients)}/${row.id}`;
  return (
    <tr>
      <th scope="row" aria-label={row.name}>
        <Link to={client}>
          <bdi>{row.name}</bdi>
        </Link>
      </th>
      <td>
        <FigureValue value={row.orders} unit="count" />
      </td>
      <td>
        <FigureValue value={row.value} unit="money" />
      </td>
      {!short && (
        <td>
          <FigureValue value={row.inspections} unit="count" />
        </td>
      )}
      <td>
        <FigureValue value={row.averageScore} unit="score" />
      </td>
      {!short && (
        <td>
          <DateText value={row.createdAt} />
        </td>
      )}
      <td>
        {row.open === 0 ? (
          <bdi>0</bdi>
        ) : (
          <Link to={`/requests?clientId_in=${row.id}`}>
            <bdi>{row.open}</bdi>
          </Link>
        )}
      </td>
    </tr>
  );
}
