import { Link } from 'react-router';
import figures from '@framework/components/figuresTable.module.css';
import styles from './Chart.module.css';
import type { ChartProps } from './chartData';

interface ChartTableProps extends ChartProps {
  readonly label: string;
  readonly placeLabel: string;
  readonly visible: boolean;
  readonly hrefOf?: (place: string, series: string | null) => string;
}

/** The values of a chart as a table: shown on request, and always there for screen readers. */
export function ChartTable({ series, places, format, label, placeLabel, visible, hrefOf }: ChartTableProps) {
  const valueOf = (place: string, name: string, value: number | null | undefined) => {
    if (value == null) return '—';
    const cellText = <bdi dir="ltr">{format(value)}</bdi>;
    // Hidden cells are not reachable by keyboard either.
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
