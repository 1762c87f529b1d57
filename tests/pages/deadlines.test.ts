import { describe, expect, it } from 'vitest';

import { daysLeft, openDeadline } from '@/requests/deadlines';

const correctionsDueAt = '2026-12-07T20:59:59.999Z';
const now = new Date('2026-11-15T06:00:00.000Z');

describe('a deadline', () => {
  it.each([
    ['2026-11-15T20:59:59.999Z', 0],
    ['2026-11-15T21:00:00.000Z', 1],
    ['2026-11-25T20:59:59.999Z', 10],
    ['2026-11-13T20:59:59.999Z', -2],
  ])('%s is %i Riyadh days away', (moment, days) => {
    expect(daysLeft(moment, now)).toBe(days);
  });
});

it.each([
  ['corrections_needed', correctionsDueAt],
  ['corrections_submitted', correctionsDueAt],
  ['corrections_approved', null],
  ['inspection_completed', null],
] as const)('a request at %s counts down to %s', (status, expected) => {
  expect(openDeadline({ status, correctionsDueAt })).toBe(expected);
});
