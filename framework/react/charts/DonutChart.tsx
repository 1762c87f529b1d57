import '@framework/markup/purifyMarkup';
import { Pie } from '@ant-design/charts';
import { baseConfig, pressed, useChartLook } from './chartConfig';
import { type ChartProps, toRows } from './chartData';

/** A ring of the first series, a piece for each place. */
export default function DonutChart(props: ChartProps) {
  const look = useChartLook();
  const { autoFit, legend, animate, theme, tooltip, interaction } = baseConfig(props, look);
  const [first] = props.series;
  return (
    <Pie
      {...{ autoFit, legend, animate, theme, tooltip, interaction }}
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
