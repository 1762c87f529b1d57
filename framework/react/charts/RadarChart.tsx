import '@framework/markup/purifyMarkup';
import { Radar } from '@ant-design/charts';
import { baseConfig, useChartLook } from './chartConfig';
import { type ChartProps, toRows } from './chartData';

/** A shape for each series over the places around a circle. */
export default function RadarChart(props: ChartProps) {
  const look = useChartLook();
  const { axis, scale, ...base } = baseConfig(props, look);
  const [first, ...others] = props.places.map(({ key }) => key);
  // Starts at the top, in the page's reading direction.
  const round = [...(first === undefined ? [] : [first]), ...(look.rtl ? others.toReversed() : others)];
  return (
    <Radar
      {...base}
      scale={{ ...scale, x: { domain: round } }}
      axis={{
        x: {
          ...axis.x,
          line: false,
          grid: true,
          gridStroke: look.line,
          gridStrokeOpacity: 1,
          labelAutoHide: false,
          labelAlign: 'horizontal',
          // Clear of a point at the very edge.
          labelSpacing: 10,
        },
        y: {
          ...axis.y,
          position: undefined,
          zIndex: 1,
          gridAreaFill: 'transparent',
          gridConnect: 'line',
          // The outermost would cover the name of the first place.
          labelFormatter: (value: number) => (value === props.max ? '' : axis.y.labelFormatter(value)),
        },
      }}
      data={toRows(props)}
      xField="place"
      yField="value"
      colorField="series"
      style={{ lineWidth: 2 }}
      area={{ style: { fillOpacity: 0.12 } }}
      point={{ sizeField: 3 }}
    />
  );
}
