import '@framework/markup/purifyMarkup';
import { Line } from '@ant-design/charts';
import { baseConfig, pressed, useChartLook } from './chartConfig';
import { type ChartProps, toRows } from './chartData';

/** A line for each series, with a point at each value. */
export default function LineChart(props: ChartProps) {
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
