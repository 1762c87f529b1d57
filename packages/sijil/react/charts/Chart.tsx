import { BarChartOutlined, DownloadOutlined, TableOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { saveFile } from 'sijil/react/providers/readFile';
import styles from './Chart.module.css';
import { ChartCanvas, type ChartForm, ChartLegend } from './ChartCanvas';
import { type ChartData, type ChartProps, hasValues } from './chartData';
import { Link } from 'react-router';
import figures from 'sijil/react/components/figuresTable.module.css';

/** Quotes a cell where CSV requires it; a text that a spreadsheet would run as a formula stays a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a chart's values as CSV that Excel reads with the right encoding; `scale` turns halalas into riyals. */
export function toCsv({ series, places }: ChartData, heading: string, scale = 1): string {
  const rows = [
    [heading, ...series.map(({ name }) => name)],
    ...places.map(({ name, values }) => [
      name,
      ...series.map(({ key }) => {
        const value = values[key];
        return value == null ? '' : value / scale;
      }),
    ]),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

interface Props extends ChartProps {
  readonly form: ChartForm;
  /** Title of the chart: its accessible name, and the name of its file. */
  readonly label: string;
  /** Label of the places: «Month». */
  readonly placeLabel: string;
  /** Text for a chart without values. */
  readonly empty: string;
  /** Scale of the file's values: 100 halalas are a riyal. */
  readonly csvScale?: number;
  /** Address of the list behind a value, where it has one. */
  readonly hrefOf?: (place: string, series: string | null) => string;
  readonly actions?: ReactNode;
}

/** Chart with its legend, loaded when it scrolls into view; also available as a table and as a file. */
export function Chart({ form, label, placeLabel, empty, csvScale = 1, hrefOf, actions, ...chart }: Props) {
  const { t } = useTranslation('charts');
  const [asTable, setAsTable] = useState(false);
  if (!hasValues(chart)) return <EmptyState icon={<BarChartOutlined aria-hidden="true" />} title={empty} />;
  const save = () =>
    saveFile(
      new Blob([toCsv(chart, placeLabel, csvScale)], { type: 'text/csv;charset=utf-8' }),
      `${label}.csv`,
    );
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.head}>
        {chart.series.length > 1 && !asTable && <ChartLegend entries={chart.series} />}
        <span className={styles.tools}>
          {actions}
          <Tooltip title={t(asTable ? 'asChart' : 'asTable')}>
            <Button
              type="text"
              aria-label={t(asTable ? 'asChart' : 'asTable')}
              icon={asTable ? <BarChartOutlined aria-hidden="true" /> : <TableOutlined aria-hidden="true" />}
              onClick={() => setAsTable(!asTable)}
            />
          </Tooltip>
          <Tooltip title={t('asCsv')}>
            <Button
              type="text"
              aria-label={t('asCsv')}
              icon={<DownloadOutlined aria-hidden="true" />}
              onClick={save}
            />
          </Tooltip>
        </span>
      </div>
      {!asTable && <ChartCanvas form={form} {...chart} />}
      <ChartTable {...chart} {...{ label, placeLabel }} {...(hrefOf && { hrefOf })} visible={asTable} />
    </figure>
  );
}

interface ChartTableProps extends ChartProps {
  readonly label: string;
  readonly placeLabel: string;
  readonly visible: boolean;
  readonly hrefOf?: (place: string, series: string | null) => string;
}

/** The values of a chart as a table: shown on request, and always there for screen readers. */
function ChartTable({ series, places, format, label, placeLabel, visible, hrefOf }: ChartTableProps) {
  const valueOf = (place: string, name: string, value: number | null | undefined) => {
    if (value == null) return '—';
    const cellText = <bdi dir="ltr">{format(value)}</bdi>;
    // Links in hidden cells would be reachable by Tab.
    return hrefOf && visible && value !== 0 ? <Link to={hrefOf(place, name)}>{cellText}</Link> : cellText;
  };
  return (
    <div className={visible ? styles.table : 'visually-hidden'}>
      <table className={figures.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{placeLabel}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.key}>
              <th scope="row">
                <bdi>{place.name}</bdi>
              </th>
              {series.map(({ key }) => (
                <td key={key}>{valueOf(place.key, key, place.values[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
