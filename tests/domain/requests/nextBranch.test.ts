import { describe, expect, it } from 'vitest';
import { type BranchStanding, nextBranch, paceInDays } from '#domain/requests/nextBranch';

const now = new Date('2026-11-22T07:00:00Z');
const day = (text: string) => new Date(`${text}T09:00:00Z`);
const standing = (name: string, changes: Partial<BranchStanding> = {}): BranchStanding => ({
  ...{ id: name, name, lastOn: day('2026-06-01'), score: 92, certifiedUntil: day('2027-06-01'), open: false },
  ...changes,
});

describe('the branch that a package is best used for', () => {
  const expiring = standing('expiring', { certifiedUntil: day('2027-01-10') });
  const weak = standing('weak', { score: 71 });
  const weaker = standing('weaker', { score: 64, certifiedUntil: null });
  const old = standing('old', { lastOn: day('2026-02-01') });
  const fresh = standing('new', { lastOn: null, score: null, certifiedUntil: null });

  it.each([
    ['never', 'new', [weak, expiring, fresh, old]],
    ['expiring', 'expiring', [weak, weaker, old, expiring]],
    ['lowest', 'weaker', [old, weak, weaker]],
    ['longestAgo', 'old', [standing('one'), old]],
  ] as const)('%s: %s', (reason, name, branches) => {
    expect(nextBranch(branches, now)).toMatchObject({ reason, branch: { name } });
  });

  it('is none that has a visit under way', () => {
    expect(nextBranch([{ ...fresh, open: true }, old], now)?.branch.name).toBe('old');
    expect(nextBranch([{ ...fresh, open: true }], now)).toBeNull();
    expect(nextBranch([], now)).toBeNull();
  });

  it('counts a certificate from sixty days before its end', () => {
    const at = (until: string) => nextBranch([standing('a', { certifiedUntil: day(until) })], now)?.reason;
    expect(at('2027-01-20')).toBe('expiring');
    expect(at('2027-01-22')).toBe('longestAgo');
  });
});

it('what is left is used up in time by one every so many days', () => {
  expect(paceInDays(3, '2026-11-22', '2027-02-19')).toBe(30);
  expect(paceInDays(9, '2026-11-22', '2026-11-24')).toBe(1);
});
