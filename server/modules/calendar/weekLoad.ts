import type { z } from 'zod';
import type { inspectorsWeekView } from '#domain/api/calendarViews';

type Day = z.output<typeof inspectorsWeekView>['inspectors'][number]['days'][number];

/** What a week holds for one inspector: visits, how many more they could still make in it, and days off. */
export function weekLoad(days: readonly Pick<Day, 'visits' | 'free' | 'off'>[]) {
  return {
    thisWeek: days.reduce((sum, { visits }) => sum + visits, 0),
    free: days.reduce((sum, { free }) => sum + free, 0),
    daysOff: days.filter(({ off }) => off).length,
  };
}
