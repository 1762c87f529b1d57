import { describe, expect, it } from 'vitest';
import { dutyBegins, dutyDeadline, isSignedBefore } from '#domain/profile/profileDuties';

const since = '2026-11-22';
// Midnight of that day in Riyadh.
const begins = new Date('2026-11-21T21:00:00Z');
const upgraded = new Date('2026-12-05T08:00:00Z');

describe('a duty that is added to the profile', () => {
  it('begins at its declared day in Riyadh where the installation knew it by then', () => {
    expect(dutyBegins(since, {})).toEqual(begins);
    expect(dutyBegins(since, { [since]: new Date('2026-11-01T00:00:00Z') })).toEqual(begins);
  });

  it('begins with the upgrade where orders were signed before anybody was asked', () => {
    expect(dutyBegins(since, { [since]: upgraded })).toEqual(upgraded);
    expect(dutyBegins('2026-12-01', { [since]: upgraded })).toEqual(new Date('2026-11-30T21:00:00Z'));
  });

  it.each([
    ['the second before', '2026-11-21T20:59:59Z', true],
    ['midnight itself', '2026-11-21T21:00:00Z', false],
    ['later', '2026-11-23T09:00:00Z', false],
  ])('lets an order go on that was signed before it: %s', (_, at, goesOn) => {
    expect(isSignedBefore(since, { signedAt: new Date(at), learned: {} })).toBe(goesOn);
  });

  it('holds for what is not signed yet', () => {
    expect(isSignedBefore(since, { signedAt: null, learned: { [since]: upgraded } })).toBe(false);
  });

  it('is to be met within thirty days', () => {
    expect(dutyDeadline(since, {})).toBe('2026-12-22');
    expect(dutyDeadline(since, { [since]: upgraded })).toBe('2027-01-04');
  });
});
