import '@framework/markup/purifyMarkup';
import { Bar } from '@ant-design/charts';
import { baseConfig, pressed, useChartLook } from './chartConfig';
import { type ChartProps, toRows } from './chartData';

/** Bars below each other, for places with long names; they grow in the direction of reading. */
export default function BarChart(props: ChartProps) {
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
