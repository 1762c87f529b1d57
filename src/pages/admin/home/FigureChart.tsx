import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  type FigureName,
  figures,
  type RequestFigure,
  requestFigures,
  type FigureUnit,
} from '#domain/figures/figures';
import type { Period } from '#domain/figures/period';
import { formatMonth } from 'sijil/base/formats/dates';
import { Chart } from 'sijil/react/charts/Chart';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { formatMoney } from 'sijil/base/formats/money';
import styles from './Home.module.css';
import { lastMonths, withPeriod } from './usePeriod';

/** Figure of the chart until another is chosen. */
export const firstFigure: RequestFigure = 'value';

interface FigureChartProps {
  readonly period: Partial<Period>;
  /** The only figure shown; without it, the user chooses one. */
  readonly fixed?: FigureName;
}

/** Chart of one figure at a time, by month and by service. */
export function FigureChart({ period, fixed }: FigureChartProps) {
  const { t } = useTranslation('figures');
  const localize = useLocalize();
  const [chosen, setName] = useState<RequestFigure>(firstFigure);
  const name = requestFigures.find((one) => one === fixed) ?? chosen;
  return (
    <Panel
      title={t('chart.title')}
      actions={
        fixed === undefined && (
          <Segmented<RequestFigure>
            className={styles.which}
            aria-label={t('chart.which')}
            value={name}
            onChange={setName}
            options={requestFigures.map((value) => ({ value, label: localize(figures[value].label) }))}
          />
        )
      }
    >
      <div className={styles.chart}>
        <MonthChart name={name} period={period} />
      </div>
    </Panel>
  );
}

function MonthChart({ name, period }: { readonly name: RequestFigure; readonly period: Partial<Period> }) {
  const { t } = useTranslation(['figures', 'charts']);
  const localize = useLocalize();
  const language = useLanguage();
  const navigate = useNavigate();
  const { format, formatShort } = useFigureFormat(figures[name].unit);
  const { data, error, refetch } = useOperation('dashboards.chart', {
    query: { name, ...lastMonths(period) },
  });
  if (error && !data) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={6} />;
  const hrefOf = (month: string, service: string | null) =>
    withPeriod(`/home/${name}`, { from: month, to: month }, service ? { serviceId: service } : {});
  return (
    <Chart
      form={name === 'averageScore' ? 'lines' : 'columns'}
      label={localize(figures[name].label)}
      placeLabel={t('charts:month')}
      empty={t('chart.empty')}
      series={data.services.map((service) => ({ key: service.id, name: localize(service.name) }))}
      places={data.months.map(({ month, services }) => ({
        key: month,
        short: formatMonth(month, language, 'short'),
        name: formatMonth(month, language),
        values: Object.fromEntries(services.map(({ id, value }) => [id, value])),
      }))}
      {...{ format, formatShort, hrefOf }}
      {...(name === 'averageScore' && { max: 100 })}
      csvScale={figures[name].unit === 'money' ? 100 : 1}
      onOpen={(month, service) => void navigate(hrefOf(month, service))}
    />
  );
}

/** Figure as plain text for a chart: in full, and short at an axis. Money is in riyals. */
function useFigureFormat(unit: FigureUnit) {
  const language = useLanguage();
  const short = new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-latn' : 'en', {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const scale = unit === 'money' ? 100 : 1;
  return {
    format: (value: number) =>
      unit === 'money' ? formatMoney(value, language) : unit === 'score' ? value.toFixed(1) : String(value),
    formatShort: (value: number) => short.format(value / scale),
  };
}
