import 'sijil/react/markup/purifyMarkup';
import { Bar, Column, Line, Pie, Radar } from '@ant-design/charts';
import { baseConfig, pressed, useChartLook } from './chartConfig';
import { type ChartProps, toRows } from './chartData';

/** Horizontal bars, for places with long names; they grow in the reading direction. */
export function BarChart(props: ChartProps) {
  const look = useChartLook();
  const { axis, scale, ...base } = baseConfig(props, look);
  return (
    <Bar
      {...base}
      data={toRows(props)}
      scale={{
        ...scale,
        x: { domain: props.places.map(({ key }) => key) },
        y: { ...scale.y, ...(look.rtl && { range: [0, 1] }) },
      }}
      axis={{
        x: { ...axis.x, line: false, position: look.rtl ? 'right' : 'left', labelAutoHide: false },
        y: { ...axis.y, position: 'bottom' },
      }}
      xField="place"
      yField="value"
      colorField="series"
      stack
      style={{ maxWidth: 22, ...(props.onOpen && { cursor: 'pointer' }) }}
      onEvent={pressed(props)}
    />
  );
}

/** Columns over time, with the series of one place stacked. */
export function ColumnChart(props: ChartProps) {
  const look = useChartLook();
  return (
    <Column
      {...baseConfig(props, look)}
      data={toRows(props)}
      xField="place"
      yField="value"
      colorField="series"
      stack
      style={{ maxWidth: 32, ...(props.onOpen && { cursor: 'pointer' }) }}
      onEvent={pressed(props)}
    />
  );
}

/** A ring of the first series, a piece for each place. */
export function DonutChart(props: ChartProps) {
  const look = useChartLook();
  const { autoFit, onReady, legend, animate, theme, tooltip, interaction } = baseConfig(props, look);
  const [first] = props.series;
  return (
    <Pie
      {...{ autoFit, onReady, legend, animate, theme, tooltip, interaction }}
      data={toRows(props).filter(({ series }) => series === first?.key)}
      scale={{ color: { domain: props.places.map(({ key }) => key), range: look.colours } }}
      angleField="value"
      colorField="place"
      innerRadius={0.6}
      style={{ stroke: look.card, lineWidth: 2, ...(props.onOpen && { cursor: 'pointer' }) }}
      onEvent={pressed(props)}
    />
  );
}

/** A line for each series, with a point at each value. */
export function LineChart(props: ChartProps) {
  const look = useChartLook();
  return (
    <Line
      {...baseConfig(props, look)}
      data={toRows(props)}
      xField="place"
      yField="value"
      colorField="series"
      style={{ lineWidth: 2 }}
      point={{ shapeField: 'circle', sizeField: 4, style: props.onOpen ? { cursor: 'pointer' } : {} }}
      onEvent={pressed(props)}
    />
  );
}

/** A shape for each series over the places around a circle. */
export function RadarChart(props: ChartProps) {
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
          // Distance from a point at the outer edge.
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
