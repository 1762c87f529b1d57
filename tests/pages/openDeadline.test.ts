import { expect, it } from 'vitest';
import { openDeadline } from '@/requests/deadlines';

const correctionsDueAt = '2026-12-07T20:59:59.999Z';

it.each([
  ['corrections_needed', correctionsDueAt],
  ['corrections_submitted', correctionsDueAt],
  ['corrections_approved', null],
  ['inspection_completed', null],
] as const)('a request at %s counts down to %s', (status, expected) => {
  expect(openDeadline({ status, correctionsDueAt })).toBe(expected);
});
