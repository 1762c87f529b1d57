import { describe, expect, it } from 'vitest';
import { correctionsReminder } from '#domain/scheduling/deadlines';

const due = new Date('2026-12-07T20:59:59Z');
const before = (hours: number) => new Date(due.getTime() - hours * 3_600_000);

describe('the reminder of a correction deadline', () => {
  it.each([
    ['eight days before', 8 * 24, null, null],
    ['seven days before', 7 * 24, null, 7],
    ['once that was sent', 6 * 24, 7, null],
    ['three days before', 3 * 24, 7, 3],
    ['a day before', 24, 3, 1],
    ['once all were sent', 2, 1, null],
    ['after a pause of the portal, the most urgent alone', 20, null, 1],
    ['when the time has run out', 0, 3, null],
  ] as const)('%s', (_, hours, last, reminder) => {
    expect(correctionsReminder(due, before(hours), last)).toBe(reminder);
  });
});
