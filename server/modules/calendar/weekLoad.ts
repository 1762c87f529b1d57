import type { z } from 'zod';
import type { inspectorsWeekView } from '#domain/api/calendarViews';

type Day = z.output<typeof inspectorsWeekView>['inspectors'][number]['days'][number];

/** Totals of an inspector's week: visits, free times and days off. */
export function weekLoad(days: readonly Pick<Day, 'visits' | 'free' | 'off'>[]) {
  return {
    thisWeek: days.reduce((sum, { visits }) => sum + visits, 0),
    free: days.reduce((sum, { free }) => sum + free, 0),
    daysOff: days.filter(({ off }) => off).length,
  };
}
