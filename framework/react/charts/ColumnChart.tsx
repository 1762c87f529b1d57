import '@framework/markup/purifyMarkup';
import { Column } from '@ant-design/charts';
import { baseConfig, pressed, useChartLook } from './chartConfig';
import { type ChartProps, toRows } from './chartData';

/** Columns along time, the series of one place on top of each other. */
export default function ColumnChart(props: ChartProps) {
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
