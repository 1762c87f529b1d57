import type { ChartData } from './chartData';

/** Quoted where it must be; a text that a spreadsheet would take for a formula stays a text. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The values of a chart as a file that Excel opens in the right letters; `scale` turns halalas into riyals. */
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
