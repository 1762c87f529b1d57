import { describe, expect, it } from 'vitest';
import { dutyBegins, dutyDeadline, isSignedBefore } from '#domain/profile/profileDuties';

const since = '2026-11-22';
// Midnight of that day in Riyadh.
const begins = new Date('2026-11-21T21:00:00Z');
const upgraded = new Date('2026-12-05T08:00:00Z');

describe('a requirement that is added to the company profile', () => {
  it('begins on its declared day in Riyadh when the installation knew it in time', () => {
    expect(dutyBegins(since, {})).toEqual(begins);
    expect(dutyBegins(since, { [since]: new Date('2026-11-01T00:00:00Z') })).toEqual(begins);
  });

  it('begins with the upgrade when the installation learned of it later', () => {
    expect(dutyBegins(since, { [since]: upgraded })).toEqual(upgraded);
    expect(dutyBegins('2026-12-01', { [since]: upgraded })).toEqual(new Date('2026-11-30T21:00:00Z'));
  });

  it.each([
    ['the second before', '2026-11-21T20:59:59Z', true],
    ['midnight itself', '2026-11-21T21:00:00Z', false],
    ['later', '2026-11-23T09:00:00Z', false],
  ])('exempts an order exactly when it was signed before that day: %s', (_, at, goesOn) => {
    expect(isSignedBefore(since, { signedAt: new Date(at), learned: {} })).toBe(goesOn);
  });

  it('applies to an order that is not signed yet', () => {
    expect(isSignedBefore(since, { signedAt: null, learned: { [since]: upgraded } })).toBe(false);
  });

  it('must be met within thirty days', () => {
    expect(dutyDeadline(since, {})).toBe('2026-12-22');
    expect(dutyDeadline(since, { [since]: upgraded })).toBe('2027-01-04');
  });
});
