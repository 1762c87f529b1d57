/** A line, a colour of the columns, or a shape of the radar. */
export interface ChartSeries {
  readonly key: string;
  readonly name: string;
}

/** Point of the axis with the value of each series; null without a value. */
export interface ChartPlace {
  readonly key: string;
  /** Short name below the axis; `name` is the full one. */
  readonly short: string;
  readonly name: string;
  readonly values: Readonly<Record<string, number | null>>;
}

export interface ChartData {
  readonly series: readonly ChartSeries[];
  readonly places: readonly ChartPlace[];
}

/** Properties of every chart. */
export interface ChartProps extends ChartData {
  /** Formats a value for the tooltip; `formatShort` does so for the axis. */
  readonly format: (value: number) => string;
  readonly formatShort?: (value: number) => string;
  /** Opens the list behind a place, or behind one series of it. */
  readonly onOpen?: (place: string, series: string) => void;
  /** Largest possible value, such as 100. */
  readonly max?: number;
}

/** True when there is any value to draw. */
export function hasValues({ series, places }: ChartData): boolean {
  return places.some(({ values }) => series.some(({ key }) => (values[key] ?? 0) !== 0));
}

/** One row per value, as the chart library requires; missing values are left out. */
export function toRows({ series, places }: ChartData) {
  return places.flatMap((place) =>
    series.flatMap(({ key, name }) => {
      const value = place.values[key];
      return value == null ? [] : [{ place: place.key, series: key, seriesName: name, value }];
    }),
  );
}
export type ChartRow = ReturnType<typeof toRows>[number];
