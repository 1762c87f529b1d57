import { lazy } from 'react';

/** The drawing library comes with the first chart that is seen, and with nothing else. */
export const chartForms = {
  columns: lazy(() => import('./ColumnChart')),
  lines: lazy(() => import('./LineChart')),
  radar: lazy(() => import('./RadarChart')),
};

export type ChartForm = keyof typeof chartForms;
