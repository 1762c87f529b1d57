import { expect, it } from 'vitest';
import { weeksOf } from '@/requests/visitTime/DayTimeChips';

it('the days of a visit are shown in weeks from Sunday to Saturday', () => {
  // 29 November 2026 is a Sunday; Fridays have no free times.
  const days = ['2026-11-26', '2026-11-28', '2026-11-29', '2026-12-03', '2026-12-05', '2026-12-06'];
  expect(weeksOf(days)).toEqual([
    ['2026-11-26', '2026-11-28'],
    ['2026-11-29', '2026-12-03', '2026-12-05'],
    ['2026-12-06'],
  ]);
  expect(weeksOf([])).toEqual([]);
});
