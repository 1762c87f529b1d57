import { expect, it } from 'vitest';
import { packageState } from '#domain/pricing/packages';

const bought = { left: 3, endsOn: '2026-12-31', closed: false, overdue: false };

it.each([
  ['something left, its last day still to come', {}, '2026-11-22', 'open'],
  ['on its very last day', {}, '2026-12-31', 'open'],
  ['the day after', {}, '2027-01-01', 'expired'],
  ['its second payment overdue', { overdue: true }, '2026-11-22', 'paused'],
  ['nothing left, even where a payment is overdue', { left: 0, overdue: true }, '2026-11-22', 'usedUp'],
  ['over, even where a payment is overdue', { overdue: true }, '2027-01-01', 'expired'],
  ['its money went back', { closed: true, left: 0 }, '2026-11-22', 'closed'],
] as const)('the state of a package with %s', (_, changes, today, expected) => {
  expect(packageState({ ...bought, ...changes }, today)).toBe(expected);
});
